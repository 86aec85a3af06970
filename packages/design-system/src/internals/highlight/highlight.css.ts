import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const mark = style(
  layered({
    borderRadius: '0.15em',
    backgroundColor: vars.color.warningSoft,
    color: vars.color.text,
    fontWeight: vars.font.weight.bold,
    boxShadow: `0 0.1em 0 ${vars.color.warning}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
  }),
);
