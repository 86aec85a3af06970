import { FormDialog as Frame, type FormDialogProps as FrameProps } from '@libretto/design-system/form-dialog';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { useUnsavedGuard } from '../drafts/use-unsaved-guard.ts';

export interface FormDialogProps extends Pick<FrameProps, 'size' | 'problems' | 'onReveal' | 'submitTone'> {
  title: string;
  description?: ReactNode;
  dirty: boolean;
  saving: boolean;
  failure: string | undefined;
  submitDisabledReason?: string | undefined;
  formProps: { ref: Ref<HTMLFormElement>; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
  submitLabel?: string | undefined;
  cancelLabel?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ formProps, ...props }: FormDialogProps) {
  useUnsavedGuard(props.dirty);
  return <Frame open {...props} formRef={formProps.ref} onSubmit={formProps.onSubmit} />;
}
