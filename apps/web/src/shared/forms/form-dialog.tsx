import { FormDialog as Frame, type FormDialogProps as FrameProps } from '@libretto/design-system/form-dialog';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { useUnsavedGuard } from '../drafts/use-unsaved-guard.ts';
import { type ChangingForm, useDirty } from './use-dirty.ts';

export interface FormDialogProps extends Pick<FrameProps, 'size' | 'problems' | 'onReveal' | 'submitTone'> {
  title: string;
  description?: ReactNode;
  /** Its changes are unsaved. They are followed here: a dialog that did so would render all fields for the first key. */
  form?: ChangingForm | undefined;
  /** There are other unsaved changes, such as those of a resumed draft. Default false. */
  dirty?: boolean | undefined;
  saving: boolean;
  failure: string | undefined;
  submitDisabledReason?: string | undefined;
  formProps: { ref: Ref<HTMLFormElement>; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
  submitLabel?: string | undefined;
  cancelLabel?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ form, formProps, dirty = false, ...props }: FormDialogProps) {
  const unsaved = useDirty(form) || dirty;
  useUnsavedGuard(unsaved);
  return <Frame open {...props} dirty={unsaved} formRef={formProps.ref} onSubmit={formProps.onSubmit} />;
}
