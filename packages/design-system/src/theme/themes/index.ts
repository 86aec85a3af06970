import { dark } from './dark.ts';
import { highContrast } from './high-contrast.ts';
import { light } from './light.ts';
import type { Theme, ThemeName } from './types.ts';
import { wireframe } from './wireframe.ts';

/** Values of all tokens for each theme. */
export const themes: Readonly<Record<ThemeName, Theme>> = { light, dark, 'high-contrast': highContrast, wireframe };
