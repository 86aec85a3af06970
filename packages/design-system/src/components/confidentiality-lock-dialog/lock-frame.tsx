import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { showFirstProblem } from '../../internals/field/focus-field.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import * as styles from './confidentiality-lock-dialog.css.ts';
import { confidentialityLockDialogMessages } from './confidentiality-lock-dialog.messages.ts';

export interface LockFrameProps {
  title: string | undefined;
  description: ReactNode;
  /** Starts with the heading, where choices precede the current level. */
  focusTitle?: boolean | undefined;
  /** Consequence of the choices, visible next to the buttons. */
  forecast?: ReactNode;
  changed: boolean;
  saving: boolean;
  failure: string | undefined;
  /** Undefined while there is nothing to save. */
  onSave: (() => void) | undefined;
  onLeave: () => void;
  children: ReactNode;
}

export function LockFrame(props: LockFrameProps) {
  const { title, description, focusTitle, forecast, changed, saving, failure, onSave, onLeave, children } = props;
  const messages = useMessages(confidentialityLockDialogMessages);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) showFirstProblem(form.current);
  }, [attempts]);

  useEffect(() => {
    if (failure !== undefined) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // In React's event tree the dialog is a child of the page's form, unlike in the DOM.
    event.stopPropagation();
    setAttempts((before) => before + 1);
    onSave?.();
  }

  return (
    <Dialog
      open
      title={title ?? messages.title}
      description={description}
      focusTitle={focusTitle}
      onClose={onLeave}
      unsavedChanges={changed && !saving}
      footer={
        <>
          {forecast && (
            <p className={styles.forecast} aria-live="polite">
              {forecast}
            </p>
          )}
          <Button onClick={onLeave}>{messages.cancel}</Button>
          {onSave && (
            <Button type="submit" form={formId} variant="primary" loading={saving}>
              {messages.save}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        {failure !== undefined && (
          <div ref={banner}>
            <Banner tone="danger" title={failure} announce />
          </div>
        )}
        {children}
      </form>
    </Dialog>
  );
}
