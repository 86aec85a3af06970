import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The page of the visit has the rest. */
const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;

export const cell = style([text, { selectors: { 'td &': threeLines } }]);
