import { type TokenPath, tokenDefinitions } from './definitions.ts';
import { densities, phoneDensities, phoneSpace, touchTarget } from './density.ts';
import { media } from './media.ts';
import { painColors } from './pain.ts';
import { themes } from './themes/index.ts';
import { constants } from './themes/shared.ts';
import type { DensityName, Theme, ThemeName } from './themes/types.ts';

const { 'very-strong': veryStrong, ...otherPains } = painColors;

/** Tokens that are the same in every theme and density. */
export const fixed = { ...constants, pain: { ...otherPains, veryStrong } };

export type TokenTexts = Partial<Record<TokenPath, string>>;

/** The tokens that `tree` has, such as a theme or a part of one. */
export function listValues(tree: object): TokenTexts {
  const found: TokenTexts = {};
  for (const path of tokenDefinitions.keys()) {
    const value = path
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], tree);
    if (typeof value === 'string') found[path] = value;
  }
  return found;
}

/** CSS text of every token, for example where custom properties are not available: in mails and native apps. */
export function tokenValues(
  theme: ThemeName = 'light',
  density: DensityName = 'comfortable',
): Readonly<Record<TokenPath, string>> {
  const values = listValues({ ...fixed, ...themes[theme], density: densities[density] });
  return values as Record<TokenPath, string>;
}

export interface TokenRule {
  readonly selector: string;
  /** Media query. */
  readonly query?: string;
  readonly scheme?: Theme['scheme'];
  readonly values: TokenTexts;
}

const themed = ({ scheme, ...tokens }: Theme) => ({ scheme, values: listValues(tokens) });

function mirrored(radius: string): string {
  const [startStart, startEnd, endEnd, endStart] = radius.split(' ');
  return [startEnd, startStart, endStart, endEnd].join(' ');
}

/**
 * The rules that set the custom properties, for the theme and the plain style sheet.
 *
 * The order matters: `:root` and `[data-theme]` have equal specificity, so named themes follow the default, and the
 * system preference applies only without a choice (`:root:not([data-theme])`). Media queries are last, because
 * vanilla-extract writes them last.
 */
export const tokenRules: readonly TokenRule[] = [
  { selector: ':root', values: listValues(fixed) },
  { selector: ':root, [data-density="comfortable"]', values: listValues({ density: densities.comfortable }) },
  { selector: '[data-density="compact"]', values: listValues({ density: densities.compact }) },
  { selector: ':root, [data-theme="light"]', ...themed(themes.light) },
  { selector: '[data-theme="dark"]', ...themed(themes.dark) },
  { selector: '[data-theme="high-contrast"]', ...themed(themes['high-contrast']) },
  { selector: '[data-theme="wireframe"]', ...themed(themes.wireframe) },
  // In right-to-left text the binding is on the right.
  {
    selector: '[dir="rtl"]:not([data-theme="wireframe"])',
    values: { 'radius.page': mirrored(themes.light.radius.page) },
  },
  {
    selector: ':root, [data-density="comfortable"]',
    query: media.phone,
    values: listValues({ space: phoneSpace, density: phoneDensities.comfortable }),
  },
  {
    selector: '[data-density="compact"]',
    query: media.phone,
    values: listValues({ density: phoneDensities.compact }),
  },
  { selector: '[data-density="compact"]', query: media.touch, values: { 'density.target': touchTarget } },
  { selector: ':root:not([data-theme])', query: media.dark, ...themed(themes.dark) },
  { selector: ':root:not([data-theme])', query: media.moreContrast, ...themed(themes['high-contrast']) },
  // Of no duration, a transition does not start: no events, and no frame of its own after each press.
  {
    selector: ':root',
    query: media.reducedMotion,
    values: { 'motion.fast': '0s', 'motion.base': '0s', 'motion.slow': '0s' },
  },
  // Print always uses the light colours.
  {
    selector: ':root, :root:not([data-theme]), [data-theme]',
    query: media.print,
    scheme: 'light',
    values: listValues({
      color: { ...themes.light.color, canvas: '#ffffff', surface: '#ffffff' },
      elevation: { none: 'none', raised: 'none', overlay: 'none' },
    }),
  },
];
