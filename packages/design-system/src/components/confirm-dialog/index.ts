export { type Confirm, type ConfirmOptions, ConfirmProvider, useConfirm } from './confirm-dialog.tsx';
