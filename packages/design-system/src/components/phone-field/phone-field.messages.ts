import { defineMessages } from '../../messages/catalog.ts';

export const phoneFieldMessages = defineMessages('phoneField', {
  it: { country: (label: string) => `Prefisso del Paese: ${label}` },
  en: { country: (label: string) => `Country code: ${label}` },
});
