import { defineMessages } from '../../messages/index.ts';

/** Texts of `PainView`, to be replaced with `override`. */
export const painViewMessages = defineMessages('pain-view', {
  it: { larger: 'Ingrandisci', smaller: 'Riduci', retry: 'Riprova a caricare i disegni' },
  en: { larger: 'Enlarge', smaller: 'Shrink', retry: 'Try loading the drawings again' },
});
