import { holdKomandoToItsLaws } from '../../test/komando-laws.ts';
import { komandoOptions } from '../testkit/index.ts';

holdKomandoToItsLaws('from the deal', 'src/komando/laws-from-start.test.ts', komandoOptions.fromTheStart);
