import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const banner = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    border: `${vars.border.hairline} ${vars.border.style}`,
    borderInlineStartWidth: 'min(0.375rem, 6px)',
    borderRadius: vars.radius.page,
    lineHeight: vars.font.leading.snug,
  }),
);

const { color } = vars;
export const tone = styleVariants({
  info: layered({ backgroundColor: color.infoSoft, borderColor: color.info, color: color.onInfoSoft }),
  success: layered({ backgroundColor: color.successSoft, borderColor: color.success, color: color.onSuccessSoft }),
  warning: layered({ backgroundColor: color.warningSoft, borderColor: color.warning, color: color.onWarningSoft }),
  danger: layered({ backgroundColor: color.dangerSoft, borderColor: color.danger, color: color.onDangerSoft }),
});

export const message = style(
  layered({ flex: '1 1 18rem', display: 'flex', flexWrap: 'wrap', gap: vars.space[3], minInlineSize: 0 }),
);

export const icon = style(layered({ flex: 'none', display: 'flex', paddingBlockStart: '0.05em' }));

export const content = style(
  layered({
    flex: '1 1 8rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    minInlineSize: 0,
  }),
);

export const title = style(layered({ fontWeight: vars.font.weight.bold }));
export const text = style(layered({ color: vars.color.text }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignSelf: 'center' }));
