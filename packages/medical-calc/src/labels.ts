// What every calculator asks and answers, by the keys of the labels: to search by, without the definitions.
export { labelKeys } from './labels.gen.ts';
