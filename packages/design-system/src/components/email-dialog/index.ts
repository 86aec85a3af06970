export { emailDialogMessages } from './email-dialog.messages.ts';
export { EmailDialog, type EmailDialogProps } from './email-dialog.tsx';
export type { EmailDraft, EmailOutcome, EmailRecipient } from './types.ts';
