import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
export const fineGridColor = `color-mix(in srgb, ${color.danger} 16%, ${color.surface})`;
export const coarseGridColor = `color-mix(in srgb, ${color.danger} 42%, ${color.surface})`;
