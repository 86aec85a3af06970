export interface Spellings {
  kebab: string;
  camel: string;
  pascal: string;
  snake: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `heart-rate` → `heart-rate`, `heartRate`, `HeartRate`, `heart_rate`. */
export function spell(kebab: string): Spellings {
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return { kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, snake: words.join('_') };
}
