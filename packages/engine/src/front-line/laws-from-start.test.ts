import { holdFrontLineToItsLaws } from '../../test/front-line-laws.ts';
import { frontLineOptions } from '../testkit/index.ts';

holdFrontLineToItsLaws(
  'from the deal',
  'src/front-line/laws-from-start.test.ts',
  frontLineOptions.fromTheStart,
);
