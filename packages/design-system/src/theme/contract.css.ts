import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenTree } from './token-tree.ts';

/** `vars.color.textMuted` is `var(--ds-color-text-muted)`: the names are stable and may be used in plain CSS. */
export const vars = createGlobalThemeContract(
  tokenTree,
  (_value, path) => `ds-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
