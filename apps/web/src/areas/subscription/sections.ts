/** Sections that plans differ in, by the suffix of their feature names. */
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

/** Returns the distinct sections; features without a section are not shown to users. */
export function toSections(features: readonly string[]): Section[] {
  const names = features.map((feature) => feature.toLowerCase());
  return sections.filter((section) => names.some((name) => name.endsWith(section)));
}
