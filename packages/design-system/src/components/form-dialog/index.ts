export { formDialogMessages } from './form-dialog.messages.ts';
export { FormDialog, type FormDialogHandle, type FormDialogProps } from './form-dialog.tsx';
