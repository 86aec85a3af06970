export { dateFieldMessages } from './date-field.messages.ts';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { type Day, formatDay, isDay, parseDay } from './day.ts';
