import { defineMessages } from '../../messages/catalog.ts';

export const fieldMessages = defineMessages('field', {
  it: { required: 'obbligatorio', error: 'Errore:' },
  en: { required: 'required', error: 'Error:' },
});
