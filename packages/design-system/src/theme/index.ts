import './layers.css.ts';
import './themes.css.ts';
import './base.css.ts';

export { cappedLeading } from './capped-leading.ts';
export { vars } from './contract.css.ts';
export { type ColorRole, type ContrastPair, contrastPairs, contrastRatio } from './contrast.ts';
export { densities } from './density.ts';
export { base, components, placed, reset, tokens, utilities } from './layers.css.ts';
export { breakpoints, media } from './media.ts';
export { type PainLevel, painColors, painLevels } from './pain.ts';
export { panel, raisedPanel } from './panel.css.ts';
export { themes } from './themes/index.ts';
export { type DensityName, densityNames, type Theme, type ThemeName, themeNames } from './themes/types.ts';
export { unseen } from './unseen.ts';
export { wideInCard } from './wide.ts';
