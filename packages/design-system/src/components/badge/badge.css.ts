import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';

export const badge = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingBlock: '0.125rem',
    paddingInline: vars.space[2],
    border: `${vars.border.hairline} ${vars.border.style} transparent`,
    borderRadius: vars.radius.sm,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    // Does not shrink next to flexible content; wraps to two lines when large text needs it.
    flexShrink: 0,
    maxInlineSize: '100%',
    // A column of a table is at least as wide as its longest word.
    overflowWrap: 'break-word',
    verticalAlign: 'middle',
  }),
);

export const icon = style(layered({ flex: 'none' }));
// A picture that may shrink counts for nothing in the narrowest width, so that a column would cut the badge.
layeredGlobal(`${icon} > svg`, { maxInlineSize: 'none' });

const { color } = vars;
export const tone = styleVariants({
  neutral: layered({ backgroundColor: color.surfaceSunken, borderColor: color.border, color: color.text }),
  accent: layered({ backgroundColor: color.accentSoft, borderColor: color.accent, color: color.onAccentSoft }),
  info: layered({ backgroundColor: color.infoSoft, borderColor: color.info, color: color.onInfoSoft }),
  success: layered({ backgroundColor: color.successSoft, borderColor: color.success, color: color.onSuccessSoft }),
  warning: layered({ backgroundColor: color.warningSoft, borderColor: color.warning, color: color.onWarningSoft }),
  danger: layered({ backgroundColor: color.dangerSoft, borderColor: color.danger, color: color.onDangerSoft }),
});
