import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const summary = style(
  layered({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    border: `${vars.border.control} ${vars.border.style} ${vars.color.danger}`,
    borderInlineStartWidth: '0.375rem',
    borderRadius: vars.radius.page,
    backgroundColor: vars.color.dangerSoft,
    color: vars.color.text,
    lineHeight: vars.font.leading.snug,
  }),
);

export const title = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    fontSize: vars.font.size.md,
    color: vars.color.onDangerSoft,
  }),
);

export const list = style(layered({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));

export const link = style(
  layered({
    display: 'inline',
    minBlockSize: '2rem',
    paddingBlock: vars.space[1],
    paddingInline: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: vars.color.onDangerSoft,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecorationThickness: '0.16em' } },
  }),
);

export const label = style(layered({ fontWeight: vars.font.weight.bold }));
