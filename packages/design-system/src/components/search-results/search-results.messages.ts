import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `SearchResults`, to be replaced with `override`. */
export const searchResultsMessages = defineMessages('searchResults', {
  it: {
    title: 'Tu hai cercato per:',
    found: (count: number): string => (count === 1 ? '1 risultato' : `${count} risultati`),
    searching: (question: string) => `Ricerca di «${question}»`,
    empty: 'nessuna data',
    emptyHint: 'Prova con meno parole, o controlla come sono scritte.',
    tooShort: (least: number) => `Scrivi almeno ${least} caratteri.`,
    close: 'Chiudi',
  },
  en: {
    title: 'You searched for:',
    found: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
    searching: (question: string) => `Searching for "${question}"`,
    empty: 'no data',
    emptyHint: 'Try fewer words, or check the spelling.',
    tooShort: (least: number) => `Type at least ${least} characters.`,
    close: 'Close',
  },
});
