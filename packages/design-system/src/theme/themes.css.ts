import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { customProperty, type TokenPath } from './definitions.ts';
import { tokens } from './layers.css.ts';
import { tokenRules } from './rules.ts';

for (const { selector, query, scheme, values } of tokenRules) {
  const rule: StyleRule = {
    ...(scheme && { colorScheme: scheme }),
    vars: Object.fromEntries(Object.entries(values).map(([path, value]) => [customProperty(path as TokenPath), value])),
  };
  globalStyle(selector, { '@layer': { [tokens]: query ? { '@media': { [query]: rule } } : rule } });
}
