import type { ThemeTokens } from './types.ts';

/** Tokens shared by all themes. Sizes are in rem to follow the user's text size. */
export const constants: Pick<ThemeTokens, 'space' | 'motion' | 'layout'> = {
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4.5rem',
  },
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '320ms',
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    emphasized: 'cubic-bezier(0.3, 1.25, 0.4, 1)',
  },
  layout: { measure: '68ch', dialog: '36rem', page: '76rem' },
};

export const shared: Pick<ThemeTokens, 'font' | 'radius' | 'border' | 'elevation'> = {
  font: {
    // Every missing font name costs a phone a lookup before first paint.
    family: {
      text: "'Inter Variable', system-ui, sans-serif",
      display: 'Literata, Georgia, serif',
      mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
    },
    // Scale of 1.2 from 17 px: many users are over eighty.
    size: {
      xs: '0.8125rem',
      sm: '0.9375rem',
      md: '1.0625rem',
      lg: '1.25rem',
      xl: '1.5rem',
      xxl: '1.8125rem',
      display: 'clamp(1.875rem, 1.4rem + 2vw, 2.5rem)',
    },
    weight: { regular: '420', medium: '560', bold: '680' },
    leading: { tight: '1.15', snug: '1.35', normal: '1.55' },
    tracking: { tight: '-0.021em', normal: '-0.004em', wide: '0.02em' },
  },
  radius: {
    sm: '0.375rem',
    md: '0.625rem',
    lg: '1rem',
    pill: '999px',
    page: '0.25rem 1.125rem 1.125rem 0.25rem',
  },
  border: { hairline: '1px', control: '1.5px', focus: '3px', style: 'solid' },
  elevation: {
    none: 'none',
    raised: '0 1px 2px rgb(16 42 46 / 0.07), 0 6px 18px -8px rgb(16 42 46 / 0.16)',
    overlay: '0 2px 6px rgb(16 42 46 / 0.1), 0 24px 56px -16px rgb(16 42 46 / 0.36)',
  },
};
