export { labelKeys } from './labels.gen.ts';
