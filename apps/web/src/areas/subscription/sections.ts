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

export function toSections(features: readonly string[]): Section[] {
  const names = features.map((feature) => feature.toLowerCase());
  return sections.filter((section) => names.some((name) => name.endsWith(section)));
}
