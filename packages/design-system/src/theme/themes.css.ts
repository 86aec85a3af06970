import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities, touchTarget } from './density.ts';
import { tokens } from './layers.css.ts';
import { media } from './media.ts';
import { painColors } from './pain.ts';
import { themes } from './themes/index.ts';
import { constants } from './themes/shared.ts';
import type { Theme } from './themes/types.ts';

// The order matters: `:root` and `[data-theme]` have equal specificity, so named themes follow the default, and the
// system preference applies only without a choice (`:root:not([data-theme])`).

function declarations(theme: Theme): StyleRule {
  return {
    colorScheme: theme.scheme,
    vars: {
      ...assignVars(vars.color, theme.color),
      ...assignVars(vars.font, theme.font),
      ...assignVars(vars.radius, theme.radius),
      ...assignVars(vars.border, theme.border),
      ...assignVars(vars.elevation, theme.elevation),
    },
  };
}

function mirrored(radius: string): string {
  const [startStart, startEnd, endEnd, endStart] = radius.split(' ');
  return [startEnd, startStart, endStart, endEnd].join(' ');
}

function inTokens(selector: string, rule: StyleRule, query?: string) {
  globalStyle(selector, { '@layer': { [tokens]: query ? { '@media': { [query]: rule } } : rule } });
}

const { 'very-strong': veryStrong, ...otherPains } = painColors;
inTokens(':root', {
  vars: {
    ...assignVars(vars.pain, { ...otherPains, veryStrong }),
    ...assignVars(vars.space, constants.space),
    ...assignVars(vars.motion, constants.motion),
    ...assignVars(vars.layout, constants.layout),
  },
});
inTokens(':root, [data-density="comfortable"]', { vars: assignVars(vars.density, densities.comfortable) });
inTokens('[data-density="compact"]', { vars: assignVars(vars.density, densities.compact) });
inTokens('[data-density="compact"]', { vars: { [vars.density.target]: touchTarget } }, media.touch);

inTokens(':root, [data-theme="light"]', declarations(themes.light));
inTokens('[data-theme="dark"]', declarations(themes.dark));
inTokens('[data-theme="high-contrast"]', declarations(themes['high-contrast']));
inTokens('[data-theme="wireframe"]', declarations(themes.wireframe));
inTokens(':root:not([data-theme])', declarations(themes.dark), media.dark);
inTokens(':root:not([data-theme])', declarations(themes['high-contrast']), media.moreContrast);

const still = { [vars.motion.fast]: '0.01ms', [vars.motion.base]: '0.01ms', [vars.motion.slow]: '0.01ms' };
inTokens(':root', { vars: still }, media.reducedMotion);

// In right-to-left text the binding is on the right.
inTokens('[dir="rtl"]:not([data-theme="wireframe"])', {
  vars: { [vars.radius.page]: mirrored(themes.light.radius.page) },
});

// Print always uses the light colours.
inTokens(
  ':root, :root:not([data-theme]), [data-theme]',
  {
    colorScheme: 'light',
    vars: {
      ...assignVars(vars.color, { ...themes.light.color, canvas: '#ffffff', surface: '#ffffff' }),
      ...assignVars(vars.elevation, { none: 'none', raised: 'none', overlay: 'none' }),
    },
  },
  media.print,
);
