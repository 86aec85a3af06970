export { attachFileMessages } from './attach-file.messages.ts';
export { AttachFile, type AttachFileProps } from './attach-file.tsx';
export type { AcceptedFiles, FileProblem, FileRules } from './check-file.ts';
export type { Attachment, AttachmentState, Upload, UploadOptions } from './upload-queue.ts';
export { type Attachments, type AttachmentsOptions, useAttachments } from './use-attachments.ts';
