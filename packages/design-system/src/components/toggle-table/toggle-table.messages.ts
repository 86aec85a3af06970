import { elide } from '../../internals/elide.ts';
import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `ToggleTable`, to be replaced with `override`. */
export const toggleTableMessages = defineMessages('toggleTable', {
  it: {
    choice: 'Consenso',
    subject: 'Trattamento',
    purpose: 'Finalità',
    notice: 'Informativa',
    date: 'Data',
    on: 'Acconsento',
    off: 'Non acconsento',
    readNotice: 'Leggi l’informativa',
    about: (subject: string) => `su ${subject}`,
    never: 'Mai modificato',
    changedOn: (date: string) => elide(`Modificato il ${date}`),
    saved: (subject: string, state: string) => `${subject}: ${state}. Salvato.`,
    failed: 'Non è stato salvato: è rimasto com’era. Riprova.',
    empty: 'Nessun dato',
  },
  en: {
    choice: 'Consent',
    subject: 'Processing',
    purpose: 'Purpose',
    notice: 'Notice',
    date: 'Date',
    on: 'I consent',
    off: 'I do not consent',
    readNotice: 'Read the notice',
    about: (subject: string) => `about ${subject}`,
    never: 'Never changed',
    changedOn: (date: string) => `Changed on ${date}`,
    saved: (subject: string, state: string) => `${subject}: ${state}. Saved.`,
    failed: 'Your choice was not saved and has not changed. Try again.',
    empty: 'No data',
  },
});
