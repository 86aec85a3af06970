export { emailDialogMessages } from './email-dialog.messages.ts';
export { EmailDialog, type EmailDialogProps } from './email-dialog.tsx';
export type { EmailDraft, EmailFate, EmailRecipient } from './types.ts';
