/** Clinical constants: a drawing must look the same in every theme, in print and in ten years. */
export const painLevels = ['none', 'mild', 'moderate', 'intense', 'strong', 'very-strong'] as const;

/** Pain level from none to very strong. */
export type PainLevel = (typeof painLevels)[number];

/** CSS named colours: green, blue, purple, dark red and red. */
export const painColors: Readonly<Record<PainLevel, `#${string}`>> = {
  none: '#ffffff',
  mild: '#008000',
  moderate: '#0000ff',
  intense: '#800080',
  strong: '#8b0000',
  'very-strong': '#ff0000',
};

/** Drawing sheets are white in every theme, with an ink and a ring that contrast with white. */
export const sheetInk = '#41525a';
export const sheetColors = { paper: '#ffffff', ink: sheetInk, highlight: '#0b5c64', ring: '#7c8a8e' } as const;
