export { DialogNotice, type DialogNoticeProps } from '../../internals/modal/notice.tsx';
export { dialogMessages } from './dialog.messages.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
