export { err, ok, type Problem, type Result } from '@komradery/cards';
