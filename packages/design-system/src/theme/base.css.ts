import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { base, reset, utilities } from './layers.css.ts';
import { media } from './media.ts';

function inReset(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [reset]: rule } });
}

function inBase(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
inReset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, dialog', { margin: 0, padding: 0 });
inReset('fieldset', { border: 0, minInlineSize: 0 });
inReset('img, svg, canvas, video', { display: 'block', maxInlineSize: '100%' });
inReset('img, video', { blockSize: 'auto' });
inReset('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 });
inReset('table', { borderCollapse: 'collapse' });
inReset('[hidden]:not([hidden="until-found"])', { display: 'none' });

inBase('html', {
  // Text is never smaller than the user's setting, and phones do not enlarge it again.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  accentColor: vars.color.accent,
  backgroundColor: vars.color.canvas,
  // Scrolls the label above a focused field into view.
  scrollPaddingBlock: '3rem',
});
inBase('body, [data-theme]', {
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.normal,
  letterSpacing: vars.font.tracking.normal,
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
});
inBase('html[data-theme]', { fontSize: '100%' });
inBase('body', {
  minBlockSize: '100dvh',
  // Distinguishes l, I and 1 and slashes the zero: doses and tax codes are read character by character.
  fontFeatureSettings: "'ss02' 1, 'cv05' 1, 'calt' 1",
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // On a phone long words break at a syllable before `overflow-wrap` breaks them anywhere; the others stay whole.
  hyphenateLimitChars: '10 4 4',
  '@media': { [media.phone]: { hyphens: 'auto' } },
});
// What is read or typed character by character gets no hyphens that are not in it.
inBase('input, textarea, select, code, kbd, samp', { hyphens: 'manual' });
inBase('h1, h2, h3, h4', {
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: vars.font.tracking.tight,
  textWrap: 'balance',
});
// The spaces of the display font are narrow at the sizes of a header.
inBase('h1', { fontFamily: vars.font.family.display, fontSize: vars.font.size.display, wordSpacing: '0.08em' });
inBase('h2', { fontSize: vars.font.size.xl });
inBase('h3', { fontSize: vars.font.size.lg });
inBase('h4', { fontSize: vars.font.size.md });
inBase('p', { textWrap: 'pretty' });
inBase('a', { color: vars.color.link, textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' });
inBase('a:hover', { textDecorationThickness: '0.16em' });
inBase('strong, b', { fontWeight: vars.font.weight.bold });
inBase('code, kbd, samp', { fontFamily: vars.font.family.mono, fontSize: '0.9em' });
// Icons keep their size next to two lines. Matched without the library's class, which some builds omit.
const iconOnPhone = 'min(1.25em, 30px)';
const icon = 'svg[viewBox="0 0 24 24"]';
inBase(icon, { inlineSize: '1.25em', blockSize: '1.25em', flex: 'none' });
// Nor do they grow with large text on a phone, whose words need the room.
inBase(icon, { '@media': { [media.phone]: { inlineSize: iconOnPhone, blockSize: iconOnPhone } } });
// Forced colours recolour only text: an icon with its own colour would keep it on any background.
inBase(icon, { '@media': { [media.forcedColors]: { color: 'inherit !important' } } });
// Opens in place, so it points down and up; an arrow to the side leads to another page. Some have an icon of their own.
inBase('summary', { listStyle: 'none' });
inBase('summary::-webkit-details-marker', { display: 'none' });
inBase('summary:not(:has(svg))::after', {
  content: '',
  display: 'inline-block',
  flex: 'none',
  inlineSize: '0.45em',
  blockSize: '0.45em',
  marginInlineStart: '0.6em',
  borderInlineEnd: '0.125em solid currentColor',
  borderBlockEnd: '0.125em solid currentColor',
  // Its visible half is its lower one.
  verticalAlign: '0.2em',
  // Keeps the corner on the same side in both writing directions.
  direction: 'ltr',
  rotate: '45deg',
  transition: `rotate ${vars.motion.fast} ${vars.motion.standard}, translate ${vars.motion.fast} ${vars.motion.standard}`,
});
inBase('details[open] > summary:not(:has(svg))::after', { rotate: '225deg', translate: '0 0.2em' });
// Locks scrolling behind a modal dialog.
inBase('html[data-modal]', { overflow: 'hidden' });
inBase('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });
inBase(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
inBase(':focus:not(:focus-visible)', { outline: 'none' });

globalStyle('[data-print="hidden"]', {
  '@layer': { [utilities]: { '@media': { [media.print]: { display: 'none !important' } } } },
});

globalStyle('[data-print="only"]', {
  '@layer': { [utilities]: { '@media': { 'not print': { display: 'none !important' } } } },
});
