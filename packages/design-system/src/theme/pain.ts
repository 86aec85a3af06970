/**
 * The six pain levels and their colours. They are clinical constants: a drawing made today must read the same in every
 * theme, on paper and in ten years, so no theme may change them. The name in the record is the colour's meaning,
 * never the colour alone.
 */
export const painLevels = ['none', 'mild', 'moderate', 'intense', 'strong', 'very-strong'] as const;

export type PainLevel = (typeof painLevels)[number];

export const painColors: Readonly<Record<PainLevel, string>> = {
  none: '#ffffff',
  mild: '#1e9e4a',
  moderate: '#1668dc',
  intense: '#8a2be2',
  strong: '#8b0000',
  'very-strong': '#f0141e',
};
