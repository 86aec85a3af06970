/**
 * The six pain levels and their colours. They are clinical constants: a drawing made today must read the same in every
 * theme, on paper and in ten years, so no theme may change them. The name in the record is the colour's meaning,
 * never the colour alone.
 */
export const painLevels = ['none', 'mild', 'moderate', 'intense', 'strong', 'very-strong'] as const;

export type PainLevel = (typeof painLevels)[number];

/** The colours are the ones the words name: green, blue, purple, dark red and red as CSS defines them. */
export const painColors: Readonly<Record<PainLevel, string>> = {
  none: '#ffffff',
  mild: '#008000',
  moderate: '#0000ff',
  intense: '#800080',
  strong: '#8b0000',
  'very-strong': '#ff0000',
};

/** What is drawn on is paper in every theme: white, with an ink that white can carry and a ring that sets it off. */
export const sheetInk = '#41525a';
export const sheetColors = { paper: '#ffffff', ink: sheetInk, highlight: '#0b5c64', ring: '#7c8a8e' } as const;
