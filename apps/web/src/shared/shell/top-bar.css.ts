import { media, vars } from '@libretto/design-system/theme';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { gutter, headerHeight, railWidth, toolSize, wideGutter } from './frame.ts';
import { tool } from './tool.css.ts';

/** On low screens a header that stays would cover too much. */
export const low = '(height < 30em)';

const toolCount = createVar();
/** One more where the records of others are in the header. */
export const peopleCount = createVar();

export const toolsWidth = `calc((${fallbackVar(toolCount, '3')} + ${fallbackVar(peopleCount, '0')}) * ${toolSize} + 8px)`;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  blockSize: headerHeight,
  paddingInlineEnd: `max(4px, env(safe-area-inset-right))`,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [media.desktop]: { paddingInlineEnd: '16px' }, [low]: { position: 'static' } },
});

/** A page's title or the link to the page above, in the header. Stays in the page's own order of reading. */
export const inBar = style({
  position: 'fixed',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineStart: `max(${gutter}, env(safe-area-inset-left))`,
  // Not wider than its words, so that it covers nothing.
  maxInlineSize: `calc(100% - ${toolsWidth} - ${gutter})`,
  blockSize: headerHeight,
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.desktop]: {
      insetInlineStart: `calc(${railWidth} + ${wideGutter})`,
      maxInlineSize: `calc(100% - ${railWidth} - ${toolsWidth} - 48px)`,
    },
    [low]: { position: 'absolute' },
    [media.print]: { position: 'static', maxInlineSize: 'none', blockSize: 'auto' },
  },
});

export const emergency = style({ selectors: { [`${tool}&, ${tool}&:hover`]: { color: vars.color.danger } } });

/** Search and help. */
export const rootOfPatient = style({ vars: { [toolCount]: '2' } });
export const rootWithEyes = style({ vars: { [toolCount]: '4' } });
/** The name of the search is about as wide as six tools. */
export const rootWithNamedSearch = style({ vars: { [toolCount]: '9' } });

export const root = style({
  vars: { '--ds-page-top': headerHeight },
  // Keeps focused elements and their labels below the header.
  scrollPaddingBlockStart: `calc(${headerHeight} + 3rem)`,
  '@media': { [low]: { vars: { '--ds-page-top': '0px' }, scrollPaddingBlockStart: '3rem' } },
});
