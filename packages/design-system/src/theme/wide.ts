import { vars } from './contract.css.ts';

/** On a phone, a card sets by how much a picture in it can reach to its edges. */
export const wideStart = '--ds-card-wide-start';
export const wideEnd = '--ds-card-wide-end';
/** Corners and side borders of such a picture, which would lie on those of the card. */
export const wideEdge = '--ds-card-wide-edge';

/** Frame of a picture that takes the whole width of its card on a phone, and stands in it elsewhere. */
export const wideInCard = {
  marginInline: `var(${wideStart}, 0px) var(${wideEnd}, 0px)`,
  border: `${vars.border.hairline} ${vars.border.style} ${vars.color.border}`,
  borderInlineWidth: `var(${wideEdge}, ${vars.border.hairline})`,
  borderRadius: `var(${wideEdge}, ${vars.radius.page})`,
};
