import type { ThemeTokens } from './themes/types.ts';

type Colors = ThemeTokens['color'];
/** Name of a colour token. */
export type ColorRole = keyof Colors;

/** `text`: 4.5:1 (7:1 in high contrast). `ui`: borders, icons and focus, 3:1. */
export interface ContrastPair {
  /** Colour of the text or shape. */
  front: ColorRole;
  /** Colour of the background. */
  back: ColorRole;
  /** Determines the required contrast. */
  kind: 'text' | 'ui';
}

const people = ['person1', 'person2', 'person3', 'person4', 'person5', 'person6'] as const;
const grounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;

function on(fronts: readonly ColorRole[], backs: readonly ColorRole[], kind: ContrastPair['kind']): ContrastPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, kind })));
}

/** Allowed colour pairs. Add a new pair here before using it, so that it is checked. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(['text', 'textMuted', 'link', 'danger', 'accent'], grounds, 'text'),
  ...on(['success', 'warning', 'info'], ['canvas', 'surface', 'surfaceRaised'], 'text'),
  ...on(['onAccent'], ['accent', 'accentHover', 'accentActive'], 'text'),
  ...on(['onDanger'], ['danger', 'dangerHover'], 'text'),
  ...on(['onAccentSoft', 'text'], ['accentSoft'], 'text'),
  ...on(['onDangerSoft', 'text'], ['dangerSoft'], 'text'),
  ...on(['onWarningSoft', 'text'], ['warningSoft'], 'text'),
  ...on(['onSuccessSoft', 'text'], ['successSoft'], 'text'),
  ...on(['onInfoSoft', 'text'], ['infoSoft'], 'text'),
  ...on(['textInverse'], ['surfaceInverse'], 'text'),
  ...on(['surface'], ['textMuted'], 'text'),
  ...on(['borderStrong'], ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'], 'ui'),
  ...on(['focus'], [...grounds, 'accentSoft', 'dangerSoft', 'warningSoft', 'successSoft', 'infoSoft'], 'ui'),
  ...on(['accent'], ['accentSoft'], 'ui'),
  ...on(['danger'], ['dangerSoft'], 'ui'),
  ...on(['warning'], ['warningSoft'], 'ui'),
  ...on(['success'], ['successSoft'], 'ui'),
  ...on(['info'], ['infoSoft'], 'ui'),
  ...on(['onCover'], ['cover'], 'text'),
  ...on(['tabCare', 'tabExams', 'tabBody', 'tabPrevention', 'tabPapers'], grounds, 'ui'),
  ...on(['ribbon'], ['surface', 'surfaceRaised'], 'ui'),
  ...on(['onPerson'], people, 'text'),
  ...on(people, ['canvas', 'surface', 'surfaceRaised'], 'ui'),
];

/** Decorative roles without text or meaning: no contrast requirement. */
export const decorative: readonly ColorRole[] = ['border', 'backdrop'];

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
export function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Contrast needs an opaque #rrggbb colour, got "${hex}".`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
