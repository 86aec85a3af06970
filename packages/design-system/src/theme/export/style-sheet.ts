import { customProperty, type TokenPath } from '../definitions.ts';
import { tokenRules } from '../rules.ts';

const layers = ['reset', 'tokens', 'base', 'components', 'placed', 'utilities'];

/** The custom properties as readable CSS, in the same cascade layer as those of the theme. */
export function tokenSheet(): string {
  const rules = tokenRules.map(({ selector, query, scheme, values }) => {
    const lines = [
      ...(scheme ? [`color-scheme: ${scheme};`] : []),
      ...Object.entries(values).map(([path, value]) => `${customProperty(path as TokenPath)}: ${value};`),
    ];
    const rule = `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
    return query ? `@media ${query} {\n${rule}\n}` : rule;
  });
  return `${layers.map((name) => `@layer ds.${name};`).join('')}\n@layer ds.tokens {\n${rules.join('\n')}\n}\n`;
}
