import { testDocExamples } from '../../../scripts/doc-examples.ts';

testDocExamples(import.meta.dirname.replace(/test$/, ''));
