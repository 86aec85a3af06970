import { defineMessages } from '../../messages/catalog.ts';

export const cardMessages = defineMessages('card', {
  it: { missing: 'Non indicato' },
  en: { missing: 'Not given' },
});
