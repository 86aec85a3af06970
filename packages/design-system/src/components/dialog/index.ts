export { dialogMessages } from './dialog.messages.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
