/** How many random machines a test tries; `KOMRADERY_RUNS=20` tries twenty times as many. */
export const numRuns = (usual: number): number => {
  const { env } = (globalThis as { process?: { env: { KOMRADERY_RUNS?: string } } }).process ?? {
    env: {},
  };
  return usual * Number(env.KOMRADERY_RUNS ?? 1);
};
