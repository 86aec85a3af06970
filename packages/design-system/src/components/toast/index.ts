export { toastMessages } from './toast.messages.ts';
export { ToastProvider, type Toasts, useToast } from './toast.tsx';
export type { ToastOptions, ToastTone } from './toast-item.tsx';
