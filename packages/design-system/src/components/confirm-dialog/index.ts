export {
  type Confirm,
  type ConfirmOptions,
  ConfirmProvider,
  type ConfirmProviderProps,
  useConfirm,
} from './confirm-dialog.tsx';
