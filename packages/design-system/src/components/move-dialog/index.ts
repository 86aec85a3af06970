export { moveDialogMessages } from './move-dialog.messages.ts';
export { MoveDialog, type MoveDialogProps, type MoveTarget } from './move-dialog.tsx';
