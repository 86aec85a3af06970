/** The parts of the app that plans differ in, by how the names of their features end. */
const sections = [
  'taccuino',
  'esame',
  'diagnosi',
  'visite',
  'farmaci',
  'vaccini',
  'file',
  'calcolatrice',
  'altro',
] as const;

export type Section = (typeof sections)[number];

/** The sections that features belong to, each once; a feature that people are not told of belongs to none. */
export function sectionsOf(features: readonly string[]): Section[] {
  const names = features.map((feature) => feature.toLowerCase());
  return sections.filter((section) => names.some((name) => name.endsWith(section)));
}
