export type { ConfidentialityLevel, LevelValue, VisibilityId } from '../../internals/confidentiality/levels.ts';
export { confidentialityMeaningsMessages } from '../../internals/confidentiality/meanings.messages.ts';
export { confidentialityLockDialogMessages } from './confidentiality-lock-dialog.messages.ts';
export { ConfidentialityLockDialog, type ConfidentialityLockDialogProps } from './confidentiality-lock-dialog.tsx';
export {
  type AccessPreset,
  type DoctorAccess,
  DoctorLockDialog,
  type DoctorLockDialogProps,
} from './doctor-lock-dialog.tsx';
export type { SpecialtyTag } from './specialty-tags.tsx';
export { type LockDialogControl, type LockQuestion, useConfidentialityLockDialog } from './use-lock-dialog.tsx';
