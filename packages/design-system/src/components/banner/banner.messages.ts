import { defineMessages } from '../../messages/catalog.ts';

export const bannerMessages = defineMessages('banner', {
  it: {
    dismiss: 'Chiudi il messaggio',
  },
  en: {
    dismiss: 'Dismiss the message',
  },
});
