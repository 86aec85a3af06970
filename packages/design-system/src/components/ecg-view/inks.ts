import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
export const fineInk = `color-mix(in srgb, ${color.danger} 16%, ${color.surface})`;
export const coarseInk = `color-mix(in srgb, ${color.danger} 42%, ${color.surface})`;
