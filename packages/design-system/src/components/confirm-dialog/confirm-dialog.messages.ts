import { defineMessages } from '../../messages/catalog.ts';

export const confirmDialogMessages = defineMessages('confirmDialog', {
  it: { confirm: 'Conferma', cancel: 'Annulla' },
  en: { confirm: 'Confirm', cancel: 'Cancel' },
});
