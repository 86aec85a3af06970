import { media } from '@libretto/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Millimetres, black on white in every theme: this is printed.
const width = '85.6mm';
const height = '54mm';
const fold = '0.2mm dashed gray';

export const printedCard = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: `${width} ${width}`,
      gridAutoRows: `minmax(${height}, auto)`,
      inlineSize: 'max-content',
      border: fold,
      color: 'black',
      backgroundColor: 'white',
      fontSize: '7.5pt',
      lineHeight: 1.25,
    },
  },
});

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1mm',
  padding: '3mm',
  overflowWrap: 'anywhere',
  selectors: { '&:nth-child(odd)': { borderInlineEnd: fold }, '&:nth-child(n+3)': { borderBlockStart: fold } },
});

export const title = style({ display: 'grid', fontSize: '10pt', fontWeight: 700 });
export const date = style({ fontSize: '6.5pt', fontWeight: 400 });
export const part = style({ margin: 0 });

export const code = style({ display: 'grid', placeContent: 'center', padding: '2mm' });
globalStyle(`${code} svg`, { inlineSize: '50mm', maxInlineSize: 'none' });
