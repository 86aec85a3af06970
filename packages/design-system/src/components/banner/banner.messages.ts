import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `Banner`, to be replaced with `override`. */
export const bannerMessages = defineMessages('banner', {
  it: {
    dismiss: 'Chiudi il messaggio',
  },
  en: {
    dismiss: 'Dismiss the message',
  },
});
