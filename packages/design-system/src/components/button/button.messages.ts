import { defineMessages } from '../../messages/catalog.ts';

export const buttonMessages = defineMessages('button', {
  it: { loading: 'Caricamento in corso' },
  en: { loading: 'Loading' },
});
