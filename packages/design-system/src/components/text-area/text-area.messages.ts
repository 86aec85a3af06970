import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `TextArea`, to be replaced with `override`. */
export const textAreaMessages = defineMessages('textArea', {
  it: {
    counter: (used: number, most: number) => `${used} di ${most} caratteri`,
    left: (left: number) => (left === 1 ? 'Resta 1 carattere' : `Restano ${left} caratteri`),
    over: (over: number) => (over === 1 ? '1 carattere di troppo' : `${over} caratteri di troppo`),
  },
  en: {
    counter: (used: number, most: number) => `${used} of ${most} characters`,
    left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    over: (over: number) => (over === 1 ? '1 character too many' : `${over} characters too many`),
  },
});
