import type { ReactNode } from 'react';

export interface ConfirmPanelProps {
  message: string;
  detail?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone: 'neutral' | 'danger';
  onAnswer: (confirmed: boolean) => void;
}
