export { formatNumber, type ParsedNumber, parseNumber } from './number.ts';
export { numberFieldMessages } from './number-field.messages.ts';
export { NumberField, type NumberFieldProps } from './number-field.tsx';
export type { NumberUnit } from './unit-choice.tsx';
