'use client';

import {
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { focusField } from '../../internals/field/focus-field.ts';
import { useLeaveConfirmation } from '../../internals/leave-confirmation/use-leave-confirmation.tsx';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { ErrorSummary, type FieldProblem } from '../error-summary/error-summary.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './form-dialog.css.ts';
import { formDialogMessages } from './form-dialog.messages.ts';

export interface FormDialogHandle {
  askToLeave: () => Promise<boolean>;
}

export interface FormDialogProps
  extends Pick<DialogProps, 'open' | 'title' | 'description' | 'size' | 'closeOnBackdrop'> {
  dirty: boolean;
  saving?: boolean | undefined;
  failure?: string | undefined;
  failureDetail?: ReactNode;
  /** Errors in field order. Two or more are listed above the fields, with links. */
  problems?: readonly FieldProblem[] | undefined;
  /** Opens the tab or step that contains a field, before the field receives focus. */
  onReveal?: ((name: string) => void) | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  submitLabel?: string | undefined;
  submitTone?: 'neutral' | 'danger' | undefined;
  cancelLabel?: string | undefined;
  submitDisabledReason?: string | undefined;
  footerStart?: ReactNode;
  loading?: boolean | undefined;
  loadFailure?: { text: string; onRetry?: (() => void) | undefined } | undefined;
  formRef?: Ref<HTMLFormElement> | undefined;
  handle?: Ref<FormDialogHandle> | undefined;
  children: ReactNode;
}

const noProblems: readonly FieldProblem[] = [];

export function FormDialog({ open, ...rest }: FormDialogProps) {
  return open ? <OpenFormDialog {...rest} /> : null;
}

function OpenFormDialog(props: Omit<FormDialogProps, 'open'>) {
  const { dirty, saving = false, failure, problems = noProblems, loading = false, loadFailure } = props;
  const messages = useMessages(formDialogMessages);
  const common = useMessages(commonMessages);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const { leave, ask, question } = useLeaveConfirmation(dirty, props.onClose);
  useImperativeHandle(props.handle, () => ({ askToLeave: ask }));

  const awaitsResult = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const [focusTarget, setFocusTarget] = useState<{ name: string }>();
  function openField(name: string) {
    props.onReveal?.(name);
    setFocusTarget({ name });
  }
  const goTo = useEffectEvent(openField);

  useEffect(() => {
    if (attempts === 0 || !awaitsResult.current || saving) return;
    if (failure === undefined && problems.length === 0) return;
    awaitsResult.current = false;
    if (problems.length > 1) summary.current?.focus();
    else if (problems[0]) goTo(problems[0].name);
    else banner.current?.scrollIntoView({ block: 'nearest' });
  }, [attempts, saving, failure, problems]);

  // Hidden elements cannot receive focus, so the field is revealed first.
  useEffect(() => {
    if (focusTarget) focusField(form.current, focusTarget.name);
  }, [focusTarget]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // In React's event tree the dialog is a child of the page's form, unlike in the DOM.
    event.stopPropagation();
    if (saving || loading || loadFailure || props.submitDisabledReason !== undefined) return;
    awaitsResult.current = true;
    setAttempts((before) => before + 1);
    props.onSubmit(event);
  }

  const notReady = (loading && messages.stillLoading) || (loadFailure && messages.notLoaded) || undefined;
  return (
    <>
      <Dialog
        open
        title={props.title}
        description={props.description}
        size={props.size}
        closeOnBackdrop={props.closeOnBackdrop}
        onClose={() => !saving && leave()}
        footer={
          <>
            {props.footerStart && <div className={styles.start}>{props.footerStart}</div>}
            <Button onClick={leave} disabledReason={saving ? messages.wait : undefined}>
              {props.cancelLabel ?? messages.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={props.submitTone === 'danger' ? 'danger' : 'primary'}
              loading={saving}
              disabledReason={notReady ?? props.submitDisabledReason}
            >
              {props.submitLabel ?? messages.save}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={(node) => {
            form.current = node;
            if (typeof props.formRef === 'function') props.formRef(node);
            else if (props.formRef) props.formRef.current = node;
          }}
          className={styles.form}
          onSubmit={onSubmit}
          onInput={() => {
            awaitsResult.current = false;
          }}
          noValidate
        >
          {failure !== undefined && (
            <div ref={banner}>
              <Banner tone="danger" title={failure} announce>
                {props.failureDetail}
              </Banner>
            </div>
          )}
          {problems.length > 1 && <ErrorSummary ref={summary} problems={problems} onFocusField={openField} />}
          {loading && <Skeleton shape="block" count={2} />}
          {loadFailure && (
            <Banner
              tone="danger"
              title={loadFailure.text}
              announce
              action={loadFailure.onRetry && <Button onClick={loadFailure.onRetry}>{common.retry}</Button>}
            />
          )}
          {!loading && !loadFailure && props.children}
        </form>
      </Dialog>
      {question}
    </>
  );
}
