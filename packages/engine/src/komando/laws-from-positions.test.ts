import { holdKomandoToItsLaws } from '../../test/komando-laws.ts';
import { komandoOptions } from '../testkit/index.ts';

holdKomandoToItsLaws(
  'from positions',
  'src/komando/laws-from-positions.test.ts',
  komandoOptions.fromPositions,
);
