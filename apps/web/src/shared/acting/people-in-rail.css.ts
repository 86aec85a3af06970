import { unseen, vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { laptop, low, narrow, scrollShadows } from '../shell/frame.ts';

export const people = style({
  flex: 'none',
  maxBlockSize: '30%',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  ...scrollShadows,
  paddingBlockStart: '12px',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [laptop]: { paddingBlockStart: '4px' }, [narrow]: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // In a low window next to each other.
  '@media': { [low]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: '4px',
  paddingInline: '12px',
  border: 0,
  borderRadius: vars.radius.page,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: `min(${vars.font.size.sm}, 22px)`,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.font.weight.bold },
  },
  '@media': {
    // Forced colours show no weight well enough.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } },
    [low]: {
      flexDirection: 'column',
      gap: '1px',
      paddingBlock: '2px',
      paddingInline: '2px',
      fontSize: '12px',
      lineHeight: vars.font.leading.tight,
      selectors: { '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` } },
    },
  },
});

/** In a low window the first name stands below the mark; the whole one is the tooltip and stays the button's name. */
export const name = style({ '@media': { [low]: unseen } });

export const shortName = style({
  display: 'none',
  maxInlineSize: '100%',
  // Letters set closer than their own width reach past the last one's place, where they would be cut.
  paddingInline: '2px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [low]: { display: 'block' } },
});

const mark = `${entry} > :first-child`;
globalStyle(mark, { flex: 'none', inlineSize: '28px', blockSize: '28px', fontSize: '12px' });
globalStyle(mark, { '@media': { [low]: { inlineSize: '24px', blockSize: '24px', fontSize: '11px' } } });
