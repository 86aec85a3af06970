import { defineMessages } from '../../messages/catalog.ts';

export const formDialogMessages = defineMessages('formDialog', {
  it: {
    save: 'Salva',
    cancel: 'Annulla',
    wait: 'Il salvataggio è in corso: attendi un momento.',
    stillLoading: 'I dati stanno ancora arrivando.',
    notLoaded: 'I dati non sono arrivati.',
  },
  en: {
    save: 'Save',
    cancel: 'Cancel',
    wait: 'Saving is under way: wait a moment.',
    stillLoading: 'The data are still on their way.',
    notLoaded: 'The data did not arrive.',
  },
});
