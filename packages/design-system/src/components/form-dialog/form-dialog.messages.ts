import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `FormDialog`, to be replaced with `override`. */
export const formDialogMessages = defineMessages('formDialog', {
  it: {
    save: 'Salva',
    cancel: 'Annulla',
    wait: 'Il salvataggio è in corso: attendi un momento.',
    stillLoading: 'Caricamento dei dati in corso.',
    notLoaded: 'Non riusciamo a mostrare i dati.',
  },
  en: {
    save: 'Save',
    cancel: 'Cancel',
    wait: 'Saving. Wait a moment.',
    stillLoading: 'The data is still loading.',
    notLoaded: 'We cannot show the data right now.',
  },
});
