import { vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const progressFrame = style({ containerType: 'inline-size' });

/** Large text would break the names of the steps: they go below each other. */
const narrow = '(inline-size < 15rem)';

export const progress = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [narrow]: { gridAutoFlow: 'row', gap: vars.space[3] } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    // The line from the step before.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.75rem',
      insetInlineEnd: 'calc(50% + 1rem)',
      inlineSize: 'calc(100% - 2rem)',
      borderBlockStart: `2px solid ${vars.color.borderStrong}`,
    },
    '& + &[data-reached="true"]::before': { borderBlockStartColor: vars.color.accent },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.font.weight.bold },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      gap: vars.space[3],
      textAlign: 'start',
      selectors: { '& + &::before': { display: 'none' } },
    },
  },
});

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  selectors: {
    '[data-reached="true"] > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const centre = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
export const address = style({ fontWeight: vars.font.weight.regular });
