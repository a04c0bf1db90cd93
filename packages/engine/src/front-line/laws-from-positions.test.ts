import { holdFrontLineToItsLaws } from '../../test/front-line-laws.ts';
import { frontLineOptions } from '../testkit/index.ts';

holdFrontLineToItsLaws(
  'from positions',
  'src/front-line/laws-from-positions.test.ts',
  frontLineOptions.fromPositions,
);
