import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const head = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[3],
    rowGap: vars.space[2],
    margin: 0,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceSunken,
    lineHeight: vars.font.leading.snug,
  }),
);

export const term = style(layered({ color: vars.color.textMuted }));
export const value = style(layered({ margin: 0, overflowWrap: 'anywhere' }));
export const muted = style(layered({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const choices = style(layered({ display: 'grid', gap: vars.space[1], border: 0, margin: 0, padding: 0 }));
export const legend = style(
  layered({ fontWeight: vars.font.weight.medium, padding: 0, marginBlockEnd: vars.space[1] }),
);

export const attachments = style(layered({ display: 'grid', gap: vars.space[2] }));
export const attachmentsTitle = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.font.size.md }),
);
export const attachmentList = style(
  layered({ display: 'grid', gap: vars.space[1], listStyle: 'none', margin: 0, padding: 0 }),
);
export const attachment = style(layered({ overflowWrap: 'anywhere', lineHeight: vars.font.leading.snug }));

export const sent = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    textAlign: 'center',
  }),
);
const icon = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.pill,
};
export const sentIcon = style(
  layered({ ...icon, backgroundColor: vars.color.successSoft, color: vars.color.onSuccessSoft }),
);
export const heldIcon = style(
  layered({ ...icon, backgroundColor: vars.color.warningSoft, color: vars.color.onWarningSoft }),
);
