import { defineMessages } from '../../messages/catalog.ts';

export const bannerMessages = defineMessages('banner', {
  it: {
    dismiss: 'Chiudi il messaggio',
    info: 'Informazione:',
    success: 'Fatto:',
    warning: 'Attenzione:',
    danger: 'Errore:',
  },
  en: {
    dismiss: 'Dismiss the message',
    info: 'Information:',
    success: 'Done:',
    warning: 'Warning:',
    danger: 'Error:',
  },
});
