import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `RatingField`, to be replaced with `override`. */
export const ratingFieldMessages = defineMessages('ratingField', {
  it: {
    of: (value: number, most: number) => `${value} su ${most}`,
    clear: 'Togli il voto',
  },
  en: {
    of: (value: number, most: number) => `${value} out of ${most}`,
    clear: 'Remove the rating',
  },
});
