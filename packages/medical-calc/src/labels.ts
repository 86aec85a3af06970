// Label keys of the inputs and outputs of every calculator, for search without loading the definitions.
export { labelKeys } from './labels.gen.ts';
