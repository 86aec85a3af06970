import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `Card`, to be replaced with `override`. */
export const cardMessages = defineMessages('card', {
  it: { missing: 'Non indicato' },
  en: { missing: 'Not given' },
});
