// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { customProperty, type TokenPath, tokenDefinitions } from './src/theme/definitions.ts';
import { densities } from './src/theme/density.ts';
import { breakpoints } from './src/theme/media.ts';
import { tokenRules, tokenValues } from './src/theme/rules.ts';
import { densityNames, type ThemeName, themeNames } from './src/theme/themes/types.ts';

// Reads the published files back, so it needs `pnpm run build` first.
const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');
const read = (name: string) => readFileSync(join(dist, name), 'utf8');

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: { 'example.libretto': { unit?: string; css?: string } };
}

type Group = { readonly [name: string]: Token | Group };

interface Resolver {
  sets: { base: { sources: { $ref: string }[] } };
  modifiers: Record<string, { contexts: Record<string, { $ref: string }[]>; default: string }>;
  resolutionOrder: { $ref: string }[];
}

const readTokens = (name: string): Group => {
  const { $schema, ...tokens } = JSON.parse(read(`tokens/${name}`)) as Group & { $schema: string };
  expect($schema).toBe('https://www.designtokens.org/schemas/2025.10/format.json');
  return tokens as Group;
};

const resolver = JSON.parse(read('tokens/libretto.resolver.json')) as Resolver;

/** Reads the files that the resolver names for a theme and a density, in its order. */
function resolve(inputs: Record<string, string>): Map<string, Token> {
  const found = new Map<string, Token>();
  const visit = (group: Group, path: string): void => {
    for (const [name, inner] of Object.entries(group).filter(([name]) => !name.startsWith('$'))) {
      if ('$value' in inner) found.set(`${path}${name}`, inner as Token);
      else visit(inner as Group, `${path}${name}.`);
    }
  };
  for (const { $ref } of resolver.resolutionOrder) {
    const [, kind, name = ''] = $ref.split('/');
    const modifier = resolver.modifiers[name];
    const sources = kind === 'sets' ? resolver.sets.base.sources : modifier?.contexts[inputs[name] ?? modifier.default];
    for (const source of sources ?? []) visit(readTokens(source.$ref), '');
  }
  return found;
}

type Length = { value: number; unit: string };
type Color = { colorSpace: string; components: number[]; alpha: number; hex: string };
type Shadow = { color: Color } & Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length>;

const length = ({ value, unit }: Length) => (value === 0 ? '0' : `${value}${unit}`);

function colour({ colorSpace, components, alpha, hex }: Color): string {
  expect(colorSpace).toBe('srgb');
  const channels = components.map((component) => Math.round(component * 255));
  expect(hex).toBe(`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
  return alpha === 1 ? hex : `rgb(${channels.join(' ')} / ${alpha})`;
}

function shadow({ color, offsetX, offsetY, blur, spread }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(length);
  return `${lengths.join(' ')} ${colour(color)}`;
}

/** Writes a token as CSS, knowing nothing but the format. */
function css({ $type, $value, $extensions }: Token): string {
  const { css, unit = '' } = $extensions?.['example.libretto'] ?? {};
  if (css) return css;
  switch ($type) {
    case 'color':
      return colour($value as Color);
    case 'dimension':
    case 'duration':
      return length({ ...($value as Length), ...(unit && { unit }) });
    case 'number':
    case 'fontWeight':
      return $value === 0 ? '0' : `${$value}${unit}`;
    case 'fontFamily':
      return ($value as string[]).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`;
    case 'strokeStyle':
      return $value as string;
    case 'shadow': {
      const shadows = $value as Shadow[];
      return shadows.every(({ color }) => color.alpha === 0) ? 'none' : shadows.map(shadow).join(', ');
    }
    default:
      throw new Error(`The format has no type ${$type}.`);
  }
}

describe.each(themeNames.flatMap((theme) => densityNames.map((density) => ({ theme, density }))))(
  'design tokens, $theme and $density',
  ({ theme, density }) => {
    const tokens = resolve({ theme, density });

    it('have the values of the source', () => {
      const corners = ['startStart', 'startEnd', 'endEnd', 'endStart'].map((name) => `radius.page.${name}`);
      const found: Record<string, string> = {};
      for (const [path, token] of tokens) {
        if (!corners.includes(path) && !path.startsWith('breakpoint.')) found[path] = css(token);
      }
      const page = corners.map((path) => css(tokens.get(path) as Token));
      found['radius.page'] = new Set(page).size === 1 ? (page[0] ?? '') : page.join(' ');
      expect(found).toEqual(tokenValues(theme, density));
    });

    it('have the breakpoints and the meanings of the source', () => {
      for (const [name, value] of Object.entries(breakpoints)) {
        expect(css(tokens.get(`breakpoint.${name}`) as Token)).toBe(value);
      }
      for (const [path, { type, meaning }] of tokenDefinitions) {
        if (type !== 'corners') expect(tokens.get(path)?.$description, path).toBe(meaning);
      }
    });
  },
);

describe('the resolver', () => {
  it('offers every theme and density', () => {
    const { theme, density } = resolver.modifiers;
    expect(Object.keys(theme?.contexts ?? {})).toEqual(themeNames);
    expect(Object.keys(density?.contexts ?? {})).toEqual(densityNames);
    expect(resolve({})).toEqual(resolve({ theme: 'light', density: 'comfortable' }));
  });
});

interface Rule {
  selector: string;
  query: string | undefined;
  declarations: Record<string, string>;
}

/** The rules of the layer `ds.tokens`, which contain declarations only. */
function tokenRulesIn(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const preludes: string[] = [];
  let text = '';
  for (const letter of sheet) {
    if (letter === '{') {
      preludes.push(text.split(';').at(-1)?.trim() ?? '');
      text = '';
    } else if (letter === '}') {
      const selector = preludes.pop() ?? '';
      if (!selector.startsWith('@') && preludes[0] === '@layer ds.tokens') {
        const lines = text.split(';').filter((line) => line.trim() !== '');
        const declarations = Object.fromEntries(
          lines.map((line) => {
            const colon = line.indexOf(':');
            return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
          }),
        );
        rules.push({ selector, query: preludes.find((one) => one.startsWith('@media')), declarations });
      }
      text = '';
    } else text += letter;
  }
  return rules;
}

/** A minifier writes the same value shorter. */
const shortened = (text: string) =>
  text
    .replace(/\s*([,:<>/()])\s*/g, '$1')
    .replace(/(^|[^\d.])0(\.\d)/g, '$1$2')
    .replace(/^(\.\d+)s$/, (_, seconds) => `${Number(seconds) * 1000}ms`)
    .replaceAll("'", '"')
    .replace(/="([\w-]+)"/g, '=$1')
    .trim();

const comparable = (rules: Rule[]) =>
  rules.map(({ selector, query, declarations }) => ({
    selector: shortened(selector),
    query: query && shortened(query),
    declarations: Object.fromEntries(Object.entries(declarations).map(([name, value]) => [name, shortened(value)])),
  }));

const plain = tokenRulesIn(read('sheets/tokens.css'));

/** The custom properties of an element with both attributes, without any media feature. */
function cascade(rules: Rule[], theme: ThemeName, density: string): Record<string, string> {
  const applies = (selector: string) =>
    [':root', `[data-theme="${theme}"]`, `[data-density="${density}"]`].includes(selector);
  const used = rules.filter(({ selector, query }) => !query && selector.split(', ').some(applies));
  return Object.assign({}, ...used.map(({ declarations }) => declarations)) as Record<string, string>;
}

describe('style sheets', () => {
  it.each(themeNames)('set the custom properties of %s', (theme) => {
    for (const density of densityNames) {
      const { 'color-scheme': scheme, ...found } = cascade(plain, theme, density);
      const expected = Object.entries(tokenValues(theme, density)).map(([path, value]) => [
        customProperty(path as TokenPath),
        value,
      ]);
      expect(scheme).toBe(theme === 'dark' ? 'dark' : 'light');
      expect(found).toEqual(Object.fromEntries(expected));
    }
  });

  it('have the rules for media and right-to-left text', () => {
    expect(plain.map(({ selector, query }) => ({ selector, query }))).toEqual(
      tokenRules.map(({ selector, query }) => ({ selector, query: query && `@media ${query}` })),
    );
  });

  it('are the same in the theme that vanilla-extract compiles', () => {
    expect(comparable(tokenRulesIn(read('sheets/theme.css')))).toEqual(comparable(plain));
  });
});

describe('the module for servers', () => {
  it('needs no React and no style sheet, and has the values', async () => {
    const module = (await import(join(dist, 'tokens/index.js'))) as typeof import('./src/tokens/index.ts');
    expect(module.tokenValues('dark', 'compact')).toEqual(tokenValues('dark', 'compact'));
    expect(module.densities).toEqual(densities);
    expect(module.customProperty('color.textMuted')).toBe('--ds-color-text-muted');
  });
});
