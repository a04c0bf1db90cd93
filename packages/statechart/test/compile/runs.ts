/** How many random machines a test tries, and how often a thing is to be seen in them; `KOMRADERY_RUNS=20` makes it twenty times as many. */
export const numRuns = (usual: number): number => {
  const { env } = (globalThis as { process?: { env: { KOMRADERY_RUNS?: string } } }).process ?? {
    env: {},
  };
  return usual * Number(env.KOMRADERY_RUNS ?? 1);
};
