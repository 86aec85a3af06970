import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, placed } from '../../theme/layered.ts';
import { unseen } from '../../theme/unseen.ts';
import { container, tiny } from './pain-canvas.css.ts';

const flat = '(orientation: landscape) and (height < 40em)';

export const header = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderBlockEnd: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    '@container': { [tiny]: { flexWrap: 'wrap', padding: vars.space[1] } },
  }),
);

// With large text there is no room for what is repeated at the sheet, or was shown when full screen was opened.
export const title = style(
  layered({
    minInlineSize: 0,
    fontSize: vars.font.size.md,
    lineHeight: vars.font.leading.tight,
    selectors: { '&:focus': { outline: 'none' } },
    '@container': { [tiny]: unseen },
  }),
);

export const buttons = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    // Shared by need: with a wide system font the longest names have no room next to each other.
    '@container': { [tiny]: { gridAutoColumns: 'auto', gap: vars.space[1], inlineSize: '100%' } },
  }),
);

export const headerButton = style(placed({ '@container': { [tiny]: { paddingInline: vars.space[1] } } }));

export const layout = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minBlockSize: 0,
    '@media': { [flat]: { flexDirection: 'row' } },
  }),
);

export const tools = style(
  layered({
    containerType: 'inline-size',
    containerName: container,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    flex: '0 1 auto',
    minBlockSize: '4rem',
    padding: vars.space[2],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '@container': { [tiny]: { flex: '0 0 22dvh' } },
    '@media': { [flat]: { flex: '0 0 min(22rem, 50%)' } },
  }),
);

export const hint = style(
  layered({ fontSize: vars.font.size.sm, color: vars.color.textMuted, '@container': { [tiny]: unseen } }),
);

export const sheet = style(
  layered({
    containerType: 'inline-size',
    containerName: container,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[2],
    flex: '1 0 min(24rem, 50dvh)',
    minInlineSize: 0,
    padding: vars.space[2],
    '@media': { [flat]: { flex: '1 1 0' } },
  }),
);
