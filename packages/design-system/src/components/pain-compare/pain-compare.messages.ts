import { defineMessages } from '../../messages/index.ts';

/** Texts of `PainCompare`, to be replaced with `override`. */
export const painCompareMessages = defineMessages('pain-compare', {
  it: {
    label: 'Confronto di due disegni',
    before: (date: string) => `Prima: ${date}`,
    after: (date: string) => `Dopo: ${date}`,
    slider: (view: string) => `Confronto, ${view.toLowerCase()}`,
    share: (before: number, after: number) => `${before} % di prima, ${after} % di dopo`,
    image: (view: string, moment: string) => `Disegno del dolore, ${view.toLowerCase()}. ${moment}`,
    onlyBefore: 'Solo prima',
    both: 'Metà e metà',
    onlyAfter: 'Solo dopo',
    show: 'Che cosa si vede',
    hint: 'Trascina la linea, oppure usa le frecce della tastiera: a sinistra c’è il disegno di prima, a destra quello di dopo.',
    missing: 'Immagine non disponibile',
    loading: 'Caricamento dei disegni',
    failed: 'Non riusciamo a mostrare i disegni.',
    retry: 'Riprova',
  },
  en: {
    label: 'Comparison of two drawings',
    before: (date: string) => `Before: ${date}`,
    after: (date: string) => `After: ${date}`,
    slider: (view: string) => `Comparison, ${view.toLowerCase()}`,
    share: (before: number, after: number) => `${before}% of before, ${after}% of after`,
    image: (view: string, moment: string) => `Pain drawing, ${view.toLowerCase()}. ${moment}`,
    onlyBefore: 'Only before',
    both: 'Half and half',
    onlyAfter: 'Only after',
    show: 'What to show',
    hint: 'Drag the line, or use the arrow keys: the earlier drawing is on the left, the later one on the right.',
    missing: 'Picture not available',
    loading: 'Loading the drawings',
    failed: 'We cannot show the drawings right now.',
    retry: 'Try again',
  },
});
