import { media, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space, color, font } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Less than the panels need, and enough to keep what follows below the first screen until they arrive. */
export const reserved = style({
  ...column,
  alignContent: 'start',
  gap: space[4],
  minBlockSize: '32rem',
  '@media': { [media.phone]: { minBlockSize: 0 } },
});

export const section = style({ ...column, gap: space[4] });

export const title = style({ fontSize: font.size.xl, lineHeight: font.leading.snug });

export const intro = style({ maxInlineSize: vars.layout.measure, color: color.textMuted });

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const panel = style({ ...column, gap: space[4] });

export const lists = style({ ...column, gap: space[3] });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const waiting = style({ ...column, gap: space[3], maxInlineSize: '32rem' });

export const live = style({ ...column, gap: space[3], justifyItems: 'start' });
