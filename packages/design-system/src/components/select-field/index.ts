export { selectFieldMessages } from './select-field.messages.ts';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';
