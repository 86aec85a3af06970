// Writes tokens in the Design Tokens Format Module 2025.10, https://www.designtokens.org/TR/2025.10/format/
import { type Definition, type TokenPath, tokenDefinitions } from '../definitions.ts';
import { densities } from '../density.ts';
import { breakpoints } from '../media.ts';
import { fixed, listValues, type TokenTexts } from '../rules.ts';
import { themes } from '../themes/index.ts';
import { densityNames, themeNames } from '../themes/types.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json | undefined };

interface Token {
  readonly $type: string;
  readonly $value: Json;
  readonly $description?: string;
  readonly $extensions?: { readonly [extension]: { readonly unit?: string; readonly css?: string } };
}

interface Group {
  [name: string]: Token | Group | string;
}

/** Holds what the format has no type for: the unit of a number, or the text of a length that depends on the window. */
export const extension = 'example.libretto';

function match(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text);
  if (!found) throw new Error(`"${text}" is no value of a token.`);
  return found.slice(1).map((part) => part ?? '');
}

function toColor(text: string): Json {
  const [, red = '', green = '', blue = ''] = text.startsWith('#')
    ? ['', ...match(text, /^#(..)(..)(..)$/).map((part) => String(Number.parseInt(part, 16)))]
    : ['', ...match(text, /^rgb\((\d+) (\d+) (\d+) \//)];
  const channels = [red, green, blue].map(Number);
  const alpha = text.startsWith('#') ? 1 : Number(match(text, /\/ ([\d.]+)\)$/)[0]);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function toDimension(text: string): Json {
  if (text === '0') return { value: 0, unit: 'px' };
  const [value, unit = ''] = match(text, /^(-?[\d.]+)(rem|px)$/);
  return { value: Number(value), unit };
}

/** Splits at `separator`, except within parentheses. */
const split = (text: string, separator: string) => text.split(new RegExp(`${separator}(?![^(]*\\))`));

function toShadow(text: string): Json {
  const clear = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
  const zero = toDimension('0');
  // A token needs at least one shadow.
  if (text === 'none') return [{ color: clear, offsetX: zero, offsetY: zero, blur: zero, spread: zero }];
  return split(text, ', ').map((shadow) => {
    const parts = split(shadow, ' ');
    const [offsetX = '', offsetY = '', blur = '', spread = '0'] = parts.slice(0, -1);
    return {
      color: toColor(parts.at(-1) ?? ''),
      offsetX: toDimension(offsetX),
      offsetY: toDimension(offsetY),
      blur: toDimension(blur),
      spread: toDimension(spread),
    };
  });
}

function toNumber(text: string, unit: string): Token {
  const value = Number(text.endsWith(unit) ? text.slice(0, -unit.length) : text);
  return { $type: 'number', $value: value, $extensions: { [extension]: { unit } } };
}

function toCorners(text: string): Group {
  const [startStart = '', startEnd = startStart, endEnd = startStart, endStart = startEnd] = text.split(' ');
  const corners = { startStart, startEnd, endEnd, endStart };
  return Object.fromEntries(
    Object.entries(corners).map(([name, value]) => [name, { $type: 'dimension', $value: toDimension(value) }]),
  );
}

function convert({ type }: Definition, text: string): Token | Group {
  switch (type) {
    case 'color':
      return { $type: type, $value: toColor(text) };
    case 'dimension':
      return { $type: type, $value: toDimension(text) };
    case 'fluid': {
      const [largest = ''] = match(text, /, ([\d.]+rem)\)$/);
      return { $type: 'dimension', $value: toDimension(largest), $extensions: { [extension]: { css: text } } };
    }
    case 'corners':
      return toCorners(text);
    case 'em':
    case 'ch':
      return toNumber(text, type);
    case 'number':
    case 'fontWeight':
      return { $type: type, $value: Number(text) };
    case 'fontFamily':
      return { $type: type, $value: text.split(', ').map((name) => name.replaceAll("'", '')) };
    case 'duration':
      return { $type: type, $value: { value: Number(match(text, /^(\d+)ms$/)[0]), unit: 'ms' } };
    case 'cubicBezier':
      return { $type: type, $value: (match(text, /^cubic-bezier\((.*)\)$/)[0] ?? '').split(', ').map(Number) };
    case 'strokeStyle':
      return { $type: type, $value: text };
    case 'shadow':
      return { $type: type, $value: toShadow(text) };
  }
}

function put(into: Group, path: string, token: Token | Group): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let group = into;
  for (const name of names) {
    group[name] ??= {};
    group = group[name] as Group;
  }
  group[last] = token;
}

const schema = (name: string) => `https://www.designtokens.org/schemas/2025.10/${name}.json`;

function toFile(values: TokenTexts): Group {
  const file: Group = { $schema: schema('format') };
  for (const [path, text] of Object.entries(values) as [TokenPath, string][]) {
    const definition = tokenDefinitions.get(path);
    if (!definition) throw new Error(`"${path}" is no token.`);
    const { meaning } = definition;
    put(file, path, { ...convert(definition, text), ...(meaning && { $description: meaning }) });
  }
  return file;
}

function toBreakpoints(): Group {
  return Object.fromEntries(
    Object.entries(breakpoints).map(([name, text]) => {
      // In a media query em and rem are the same.
      const $value = { value: Number.parseFloat(text), unit: 'rem' };
      return [name, { $type: 'dimension', $value, $extensions: { [extension]: { unit: 'em' } } }];
    }),
  );
}

const source = (name: string) => [{ $ref: `${name}.tokens.json` }];
const contexts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, source(name)]));

/** https://www.designtokens.org/TR/2025.10/resolver/ */
const resolver = {
  $schema: schema('resolver'),
  name: '@libretto/design-system',
  version: '2025.10',
  sets: { base: { description: 'The same in every theme and density.', sources: source('base') } },
  modifiers: {
    theme: { contexts: contexts(themeNames), default: 'light' },
    density: { contexts: contexts(densityNames), default: 'comfortable' },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/density' }],
};

/** Returns the files by name: one for each theme and density, the rest in `base`, and the resolver that joins them. */
export function designTokenFiles(): Readonly<Record<string, object>> {
  return {
    'base.tokens.json': { ...toFile(listValues(fixed)), breakpoint: toBreakpoints() },
    ...Object.fromEntries(themeNames.map((name) => [`${name}.tokens.json`, toFile(listValues(themes[name]))])),
    ...Object.fromEntries(
      densityNames.map((name) => [`${name}.tokens.json`, toFile(listValues({ density: densities[name] }))]),
    ),
    'libretto.resolver.json': resolver,
  };
}
