export { dateFieldMessages } from './date-field.messages.ts';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { type Day, isDay, readDay, writeDay } from './day.ts';
