import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customProperty, definitions, type TokenPath, type Values } from './definitions.ts';

type Names<T> = { [K in keyof T]: T[K] extends string ? string : Names<T[K]> };

function namesIn(group: object, parents: string): object {
  return Object.fromEntries(
    Object.entries(group).map(([name, inner]: [string, object]) => {
      const path = `${parents}${name}`;
      return [name, 'type' in inner ? customProperty(path as TokenPath).slice(2) : namesIn(inner, `${path}.`)];
    }),
  );
}

/** `vars.color.textMuted` is `var(--ds-color-text-muted)`. */
export const vars = createGlobalThemeContract(namesIn(definitions, '') as Names<Values>);
