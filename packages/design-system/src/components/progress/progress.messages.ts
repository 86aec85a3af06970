import { defineMessages } from '../../messages/catalog.ts';

export const progressMessages = defineMessages('progress', {
  it: { loading: 'Caricamento in corso' },
  en: { loading: 'Loading' },
});
