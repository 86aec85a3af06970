import { defineMessages } from '../../messages/catalog.ts';

export const skipLinkMessages = defineMessages('skipLink', {
  it: { skip: 'Vai al contenuto' },
  en: { skip: 'Skip to content' },
});
