import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `PhoneField`, to be replaced with `override`. */
export const phoneFieldMessages = defineMessages('phoneField', {
  it: { country: (label: string) => `Prefisso del Paese: ${label}` },
  en: { country: (label: string) => `Country code: ${label}` },
});
