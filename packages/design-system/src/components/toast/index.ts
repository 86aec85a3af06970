export { toastMessages } from './toast.messages.ts';
export { ToastProvider, type ToastProviderProps, type Toasts, useToast } from './toast.tsx';
export type { ToastOptions, ToastTone } from './toast-item.tsx';
