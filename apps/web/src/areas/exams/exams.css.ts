import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';
import { belowLabel } from '../../shared/forms/form.css.ts';

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const search = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '40rem',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
});

export const searchButton = style({
  '@media': { [media.tablet]: { paddingBlockStart: belowLabel } },
});

export const name = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });

/** The hour may go below its day. */
export const moment = style({ overflowWrap: 'normal', whiteSpace: 'normal' });

export const files = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const muted = style({ color: vars.color.textMuted, fontSize: '0.875rem', fontWeight: 400 });

export const pastExams = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const pastExam = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}` },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const pastAnswers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const choices = style({
  display: 'grid',
  gap: vars.space[2],
  maxBlockSize: '16rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = style({ padding: 0, fontWeight: 600, marginBlockEnd: vars.space[2] });

export const fieldWithAction = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
