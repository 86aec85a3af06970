import { defineMessages } from '../../messages/index.ts';

/** Texts of the list in which regions of the body are marked by keyboard, to be replaced with `override`. */
export const regionListMessages = defineMessages('pain-region-list', {
  it: {
    hint: (level: string) => `Ogni zona che premi prende l’intensità scelta: ${level}. I tasti da 1 a 6 la cambiano.`,
    empty: 'Nessuna zona segnata.',
  },
  en: {
    hint: (level: string) => `Each region you select gets the chosen intensity: ${level}. Keys 1 to 6 change it.`,
    empty: 'No regions marked.',
  },
});
