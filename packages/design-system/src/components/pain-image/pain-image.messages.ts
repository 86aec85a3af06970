import { defineMessages } from '../../messages/index.ts';

/** Texts of `PainImage`, to be replaced with `override`. */
export const painImageMessages = defineMessages('pain-image', {
  it: {
    image: (view: string) => `Disegno del dolore, ${view}`,
    missing: 'Immagine non disponibile',
    loading: 'Caricamento del disegno',
  },
  en: {
    image: (view: string) => `Pain drawing, ${view}`,
    missing: 'Picture not available',
    loading: 'Loading the drawing',
  },
});
