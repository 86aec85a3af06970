import { vars } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, toolSize } from '../shell/frame.ts';
import { peopleCount } from '../shell/top-bar.css.ts';

/** The narrowest phones need the room for the title. */
const roomy = `${narrow} and (width >= 22em)`;

export const people = style({ display: 'none', '@media': { [roomy]: { display: 'inline-flex' } } });

globalStyle(`${people} button[aria-haspopup]`, {
  inlineSize: toolSize,
  blockSize: toolSize,
  color: vars.color.textMuted,
});
// In pixels, as the other tools of the header.
const mark = `${people} button[aria-haspopup] span`;
globalStyle(`${people} button[aria-haspopup] svg`, { inlineSize: '24px', blockSize: '24px' });
globalStyle(mark, { inlineSize: '28px', blockSize: '28px', fontSize: '12px' });

export const rootWithPeople = style({ '@media': { [roomy]: { vars: { [peopleCount]: '1' } } } });
