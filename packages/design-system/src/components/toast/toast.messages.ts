import { defineMessages } from '../../messages/catalog.ts';

export const toastMessages = defineMessages('toast', {
  it: {
    region: 'Notifiche',
    dismiss: 'Chiudi la notifica',
    success: 'Fatto:',
    info: 'Informazione:',
    warning: 'Attenzione:',
    danger: 'Errore:',
  },
  en: {
    region: 'Notifications',
    dismiss: 'Dismiss the notification',
    success: 'Done:',
    info: 'Information:',
    warning: 'Warning:',
    danger: 'Error:',
  },
});
