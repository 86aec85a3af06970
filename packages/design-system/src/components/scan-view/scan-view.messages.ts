import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `ScanView`, to be replaced with `override`. */
export const scanViewMessages = defineMessages('scanView', {
  it: {
    image: (name: string) => `Immagine ${name}`,
    controls: 'Come si vede',
    level: 'Luminosità',
    width: 'Contrasto',
    levelValue: (value: string) => `centro ${value}`,
    widthValue: (value: string) => `ampiezza ${value}`,
    reset: 'Come all’inizio',
    unchanged: 'Si vede già come all’inizio.',
    hint: 'Sull’immagine: le frecce su e giù cambiano la luminosità, a sinistra e a destra il contrasto; 0 torna all’inizio. Con il mouse: trascina.',
    zoomHint: '+ e − la ingrandiscono e la riducono; ingrandita, si sposta con le frecce o trascinandola.',
    frame: 'Immagine',
    frameOf: (frame: number, all: number) => `${frame} di ${all}`,
    download: 'Scarica',
    notDiagnostic: 'Anteprima: non va usata per una diagnosi.',
  },
  en: {
    image: (name: string) => `Image ${name}`,
    controls: 'How it looks',
    level: 'Brightness',
    width: 'Contrast',
    levelValue: (value: string) => `level ${value}`,
    widthValue: (value: string) => `width ${value}`,
    reset: 'Reset',
    unchanged: 'Nothing to reset.',
    hint: 'On the image: the up and down arrow keys change the brightness, left and right the contrast, and 0 resets both. With a mouse: drag.',
    zoomHint: 'The + and − keys zoom in and out. Once enlarged, the arrow keys or a drag move the image.',
    frame: 'Image',
    frameOf: (frame: number, all: number) => `${frame} of ${all}`,
    download: 'Download',
    notDiagnostic: 'Preview only. Do not use it for a diagnosis.',
  },
});
