export { confidentialityMessages } from '../../internals/confidentiality/confidentiality.messages.ts';
export type { ConfidentialityLevel, LevelValue } from '../../internals/confidentiality/levels.ts';
export {
  type ConfidentialityNames,
  useConfidentialityNames,
} from '../../internals/confidentiality/use-confidentiality.ts';
export { ConfidentialityBadge, type ConfidentialityBadgeProps } from './confidentiality-badge.tsx';
