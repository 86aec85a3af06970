export { PhoneNumber, type PhoneNumberProps } from './phone-number.tsx';
export { type FormattedPhoneNumber, usePhoneNumbers } from './use-phone-numbers.ts';
