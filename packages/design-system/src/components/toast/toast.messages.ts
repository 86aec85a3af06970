import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `Toast`, to be replaced with `override`. */
export const toastMessages = defineMessages('toast', {
  it: {
    region: (key: string) => `Notifiche (${key})`,
    undo: 'Ripristina',
    reach: (key: string, action: string) => `${key} per andare a «${action}».`,
    dismiss: 'Chiudi la notifica',
  },
  en: {
    region: (key: string) => `Notifications (${key})`,
    undo: 'Undo',
    reach: (key: string, action: string) => `${key} to go to "${action}".`,
    dismiss: 'Dismiss the notification',
  },
});
