import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import * as styles from './confidentiality-lock-dialog.css.ts';
import { confidentialityLockDialogMessages } from './confidentiality-lock-dialog.messages.ts';

export interface LockFrameProps {
  title: string | undefined;
  description: ReactNode;
  changed: boolean;
  saving: boolean;
  failure: string | undefined;
  onSave: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** What the dialogs of a record and of a doctor have in common: form, failure, Annulla and Salva. */
export function LockFrame(props: LockFrameProps) {
  const { title, description, changed, saving, failure, onSave, onLeave, children } = props;
  const words = useMessages(confidentialityLockDialogMessages);
  const formId = useId();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave();
  }

  return (
    <Dialog
      open
      title={title ?? words.title}
      description={description}
      onClose={onLeave}
      unsavedChanges={changed && !saving}
      footer={
        <>
          <Button onClick={onLeave}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit} noValidate>
        {failure !== undefined && <Banner tone="danger" title={failure} announce />}
        {children}
      </form>
    </Dialog>
  );
}
