import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `Dialog`, to be replaced with `override`. */
export const dialogMessages = defineMessages('dialog', {
  it: {
    unsaved: 'Uscire senza salvare?',
    unsavedDetail: 'Le modifiche che hai fatto qui andranno perse.',
    leave: 'Esci senza salvare',
    stay: 'Continua a modificare',
  },
  en: {
    unsaved: 'Leave without saving?',
    unsavedDetail: 'Any changes you made here will be lost.',
    leave: 'Leave without saving',
    stay: 'Keep editing',
  },
});
