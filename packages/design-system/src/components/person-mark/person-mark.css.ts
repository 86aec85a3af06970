import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const mark = style(
  layered({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '2em',
    blockSize: '2em',
    borderRadius: vars.radius.pill,
    color: vars.color.onPerson,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.bold,
    lineHeight: 1,
    letterSpacing: 0,
    // Colours of their own must not disappear where the system sets them.
    '@media': { [media.forcedColors]: { border: '2px solid currentColor' } },
  }),
);

const { color } = vars;
export const person = styleVariants({
  1: layered({ backgroundColor: color.person1 }),
  2: layered({ backgroundColor: color.person2 }),
  3: layered({ backgroundColor: color.person3 }),
  4: layered({ backgroundColor: color.person4 }),
  5: layered({ backgroundColor: color.person5 }),
  6: layered({ backgroundColor: color.person6 }),
});
