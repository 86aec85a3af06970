import { defineMessages } from '../../messages/catalog.ts';

/** Names of the tabs, for `override`. */
export const indexTabMessages = defineMessages('indexTab', {
  it: { care: 'Cure', exams: 'Esami', body: 'Corpo', prevention: 'Prevenzione', papers: 'Carte' },
  en: { care: 'Care', exams: 'Exams', body: 'Body', prevention: 'Prevention', papers: 'Papers' },
});
