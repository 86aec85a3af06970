import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `ResultPanel`, to be replaced with `override`. */
export const resultPanelMessages = defineMessages('resultPanel', {
  it: {
    waiting: 'non ancora calcolato',
    refused: 'Nessun risultato',
    stale: 'I dati sono cambiati: calcola di nuovo per aggiornare il risultato.',
    warnings: 'Da controllare',
    assumptions: 'Dati usati',
    working: 'Mostra come si è calcolato',
    formula: 'Formula',
    substituted: 'Con i tuoi dati',
    source: 'Fonte',
    copy: 'Copia',
    copied: 'Copiato',
    notCopied: 'Il browser non permette di copiare: seleziona il testo e copialo a mano.',
    print: 'Stampa',
  },
  en: {
    waiting: 'not calculated yet',
    refused: 'No result',
    stale: 'The data has changed. Calculate again to update the result.',
    warnings: 'To check',
    assumptions: 'Data used',
    working: 'Show how it was calculated',
    formula: 'Formula',
    substituted: 'With your data',
    source: 'Source',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser does not allow copying. Select the text and copy it yourself.',
    print: 'Print',
  },
});
