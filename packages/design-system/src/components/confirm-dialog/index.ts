export { confirmDialogMessages } from './confirm-dialog.messages.ts';
export { type Confirm, type ConfirmOptions, ConfirmProvider, useConfirm } from './confirm-dialog.tsx';
