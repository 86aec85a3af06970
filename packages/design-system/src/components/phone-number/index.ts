export { PhoneNumber, type PhoneNumberProps } from './phone-number.tsx';
export { type ShownNumber, usePhoneNumbers } from './use-phone-numbers.ts';
