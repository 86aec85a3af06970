export {
  customProperty,
  type Definition,
  type TokenPath,
  type TokenType,
  tokenDefinitions,
} from './definitions.ts';
export { densities } from './density.ts';
export { breakpoints, media } from './media.ts';
export { type PainLevel, painColors, painLevels } from './pain.ts';
export { tokenValues } from './rules.ts';
export { themes } from './themes/index.ts';
export { type DensityName, densityNames, type Theme, type ThemeName, themeNames } from './themes/types.ts';
