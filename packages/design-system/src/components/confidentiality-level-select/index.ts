export type { ConfidentialityLevel, LevelValue } from '../../internals/confidentiality/levels.ts';
export { confidentialityMeaningsMessages } from '../../internals/confidentiality/meanings.messages.ts';
export { confidentialityLevelSelectMessages } from './confidentiality-level-select.messages.ts';
export { ConfidentialityLevelSelect, type ConfidentialityLevelSelectProps } from './confidentiality-level-select.tsx';
