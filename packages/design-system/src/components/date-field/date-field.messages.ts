import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `DateField`, to be replaced with `override`. */
export const dateFieldMessages = defineMessages('dateField', {
  it: {
    format: 'gg/mm/aaaa',
    open: (label: string) => `Apri il calendario: ${label}`,
    unreadable: 'La data non è completa o non esiste: scrivi giorno, mese e anno, per esempio 09/03/2026.',
    early: (day: string) => `La data non può essere precedente al ${day}.`,
    late: (day: string) => `La data non può essere successiva al ${day}.`,
  },
  en: {
    format: 'dd/mm/yyyy',
    open: (label: string) => `Open the calendar: ${label}`,
    unreadable: 'Enter a real date with day, month and year, for example 09/03/2026.',
    early: (day: string) => `The date must be ${day} or later.`,
    late: (day: string) => `The date must be ${day} or earlier.`,
  },
});
