export {
  customProperty,
  type Definition,
  type TokenPath,
  type TokenType,
  tokenDefinitions,
} from '../theme/definitions.ts';
export { densities } from '../theme/density.ts';
export { breakpoints, media } from '../theme/media.ts';
export { type PainLevel, painColors, painLevels } from '../theme/pain.ts';
export { tokenValues } from '../theme/rules.ts';
export { themes } from '../theme/themes/index.ts';
export { type DensityName, densityNames, type Theme, type ThemeName, themeNames } from '../theme/themes/types.ts';
