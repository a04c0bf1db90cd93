import { join } from 'node:path';
import { testDocExamples } from './doc-examples.ts';

testDocExamples(join(import.meta.dirname, '..'));
