import { media } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Millimetres and points, black on white in every theme: this is printed.
const rule = '0.3mm solid dimgray';

/** Name of the sheets of paper. */
export const page = 'record';

const paper = style({
  color: 'black',
  backgroundColor: 'white',
  fontSize: '9pt',
  lineHeight: 1.3,
  // Rows are measured on the screen, where a font that has loaded late is not used, but print uses it.
  fontFamily: 'Arial, Helvetica, sans-serif',
  // Without it letters on the screen can be as wide as whole pixels.
  textRendering: 'geometricPrecision',
});

export const sheet = style([
  paper,
  {
    display: 'none',
    '@media': { [media.print]: { display: 'block', page } },
  },
]);

/** Laid out as on paper, and not seen. A4 within its margins. */
export const measuredSheet = style([
  paper,
  { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, inlineSize: '186mm', visibility: 'hidden' },
]);

// Next to the page, whose frame would otherwise be printed around it.
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});

globalStyle(`@page ${page}`, { margin: '12mm' });

/** A table, because browsers repeat its head and foot on each sheet of paper. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const head = style({
  paddingBlockEnd: '3mm',
  textAlign: 'start',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

export const headBox = style({ paddingBlockEnd: '2mm', borderBlockEnd: rule });
export const notice = style({ margin: 0, fontWeight: 700 });
/** On each sheet, which may be read without the others. */
export const headAlerts = style({ margin: 0, fontWeight: 700 });

export const foot = style({ paddingBlockStart: '3mm' });
export const footBox = style({ paddingBlockStart: '1.5mm', borderBlockStart: rule, fontSize: '8pt' });

export const body = style({ padding: 0, verticalAlign: 'top', overflowWrap: 'anywhere' });

/** With room left on the sheet. */
export const bodyBelow = style([body, { paddingBlockStart: '4mm' }]);

export const title = style({ margin: '0 0 1mm', fontSize: '15pt', lineHeight: 1.2 });
export const person = style({ margin: '0 0 2mm' });

export const alerts = style({ padding: '2mm 3mm', border: '0.6mm solid black' });
export const alertLine = style({ margin: 0 });

const columnGap = '6mm';
const belowAlerts = style({ marginBlockStart: '3mm' });
export const columns = style([belowAlerts, { columnCount: 2, columnGap }]);
export const measuredColumn = style([belowAlerts, { inlineSize: `calc((100% - ${columnGap}) / 2)` }]);

export const section = style({ marginBlockEnd: '2.5mm' });

export const pairedSection = style([section]);
globalStyle(`${pairedSection} li:last-child`, { breakBefore: 'avoid' });

export const sectionTitle = style({
  margin: '0 0 0.5mm',
  fontSize: '10pt',
  fontWeight: 700,
  breakAfter: 'avoid',
  borderBlockEnd: '0.2mm solid darkgray',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({ paddingBlock: '0.5mm', breakInside: 'avoid' });
export const entryName = style({ fontWeight: 600 });
/** Black as well: greys are lost on cheap printers and in copies. */
export const detail = style({ margin: 0 });

export const pain = style({ display: 'flex', gap: '3mm', paddingBlock: '1mm', breakInside: 'avoid' });
export const painBodies = style({ flex: 'none', inlineSize: '22mm' });

export const appendix = style({ breakBefore: 'page' });
/** Short lines, such as readings, side by side. */
export const printed = style([detail]);
globalStyle(`${printed} > ul`, { columnCount: 2, columnGap: '6mm', margin: 0, padding: 0, listStyle: 'none' });

export const painMap = style({ paddingBlock: '1mm 3mm', breakInside: 'avoid' });

/** Parts of other areas have the colours of the theme, which can be light. */
globalStyle(`${printed} *`, { '@media': { [media.print]: { color: 'inherit' } } });

/** May be longer than a sheet. */
export const part = style({ selectors: { '& + &': { marginBlockStart: '3.5mm' } } });
export const smallPart = style([part, { breakInside: 'avoid' }]);

/** A number is dialled on a screen only. */
globalStyle(`${sheet} a`, {
  '@media': {
    [media.print]: {
      paddingBlock: 0,
      color: 'inherit',
      textDecoration: 'none',
    },
  },
});

export const appendixTitle = style({ margin: '0 0 2mm', fontSize: '13pt', breakAfter: 'avoid' });
export const text = style({ margin: 0, whiteSpace: 'pre-line' });
