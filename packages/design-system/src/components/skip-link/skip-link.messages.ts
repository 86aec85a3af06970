import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `SkipLink`, to be replaced with `override`. */
export const skipLinkMessages = defineMessages('skipLink', {
  it: { skip: 'Vai al contenuto' },
  en: { skip: 'Skip to content' },
});
