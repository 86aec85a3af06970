import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layered } from './layered.ts';

/** Border, corners and background of a part of a page. */
export const panel = style(
  layered({
    minInlineSize: 0,
    border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
    borderRadius: vars.radius.page,
    backgroundColor: vars.color.surface,
  }),
);

/** A panel that lies above the page. */
export const raisedPanel = style([panel, layered({ boxShadow: vars.elevation.raised })]);
