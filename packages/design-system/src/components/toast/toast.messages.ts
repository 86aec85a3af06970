import { defineMessages } from '../../messages/catalog.ts';

export const toastMessages = defineMessages('toast', {
  it: {
    region: 'Notifiche',
    dismiss: 'Chiudi la notifica',
  },
  en: {
    region: 'Notifications',
    dismiss: 'Dismiss the notification',
  },
});
