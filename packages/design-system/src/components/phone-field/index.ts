export { phoneFieldMessages } from './phone-field.messages.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { isPhone } from './phone-rule.ts';
