import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const missing = { '&[data-missing]': { color: vars.color.textMuted, fontStyle: 'italic' } };

export const list = style({ minInlineSize: 0 });

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: missing,
});

export const map = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const mapButton = style({ marginBlockStart: vars.space[5] });

export const preview = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const fullDescription = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', selectors: missing });
