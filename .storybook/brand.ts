import { create, type ThemeVars } from 'storybook/theming';
import type { Theme } from '../packages/design-system/src/theme/index.ts';
import { themes } from '../packages/design-system/src/theme/themes/index.ts';

function createFrameTheme({ scheme, color, font }: Theme): ThemeVars {
  return create({
    base: scheme,
    brandTitle: 'Libretto',
    brandImage: scheme === 'light' ? './libretto.svg' : './libretto-dark.svg',
    fontBase: font.family.text,
    fontCode: font.family.mono,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.border,
    appBorderRadius: 10,
    textColor: color.text,
    textInverseColor: color.textInverse,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    buttonBg: color.surface,
    buttonBorder: color.borderStrong,
    booleanBg: color.surfaceSunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
}

export const frames = { light: createFrameTheme(themes.light), dark: createFrameTheme(themes.dark) };
