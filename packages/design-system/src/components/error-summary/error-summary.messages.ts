import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `ErrorSummary`, to be replaced with `override`. */
export const errorSummaryMessages = defineMessages('errorSummary', {
  it: {
    title: (count: number): string =>
      count === 1 ? 'C’è 1 campo da correggere' : `Ci sono ${count} campi da correggere`,
    count: (count: number): string => (count === 1 ? '1 errore' : `${count} errori`),
  },
  en: {
    title: (count: number): string => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
    count: (count: number): string => (count === 1 ? '1 error' : `${count} errors`),
  },
});
