import { media, unseen, vars } from '@libretto/design-system/theme';
import { style } from '@vanilla-extract/css';

export const band = style({
  // Text of twice the size leaves half the room, so layout depends on the band, not on the window.
  containerType: 'inline-size',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.infoSoft,
  color: vars.color.onInfoSoft,
  lineHeight: vars.font.leading.snug,
  '@media': { [media.print]: { display: 'none' } },
});

const largeText = '(inline-size < 15rem)';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  '@container': { [largeText]: { columnGap: '8px', padding: '4px 8px' } },
});

export const words = style({
  display: 'flex',
  flex: '1 1 9rem',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  '@container': { [largeText]: { flexBasis: '6rem', fontSize: vars.font.size.sm } },
});

export const icon = style({ flex: 'none', '@container': { [largeText]: { display: 'none' } } });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' });

/** The whole sentence is what is announced at every size of text. */
export const long = style({ '@container': { [largeText]: unseen } });
export const short = style({ display: 'none', '@container': { [largeText]: { display: 'inline' } } });
export const leaveWord = style({ '@container': { [largeText]: unseen } });
export const cross = style({
  display: 'none',
  '@container': { [largeText]: { display: 'block', inlineSize: '24px', blockSize: '24px' } },
});

export const groupName = style({
  marginBlock: `${vars.space[3]} 0`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});

export const readers = style({ margin: 0, padding: 0, listStyle: 'none' });

export const reader = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[2],
  color: vars.color.link,
  overflowWrap: 'anywhere',
});

/** Says why a row is hidden, or how many are. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const reason = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** A row or card that the reader does not see; its words stay readable. */
export const dimmed = style({
  outline: `2px dashed ${vars.color.borderStrong}`,
  outlineOffset: '-2px',
  color: vars.color.textMuted,
});
