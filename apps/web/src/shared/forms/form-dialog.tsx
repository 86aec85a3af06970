import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { Dialog } from '@libretto/design-system/dialog';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../drafts/use-unsaved-guard.ts';
import * as styles from './form.css.ts';

export interface FormDialogProps {
  title: string;
  description?: ReactNode;
  /** What `useRecordForm` gives. */
  dirty: boolean;
  saving: boolean;
  failure: string | undefined;
  formProps: ComponentProps<'form'>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: its failure above the fields, Annulla and Salva below them, and no way out that loses words unasked. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, dirty, saving, failure, formProps, onClose, children } = props;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const formId = useId();
  useUnsavedGuard(dirty);

  async function cancel() {
    // What is on its way cannot be called back.
    if (saving) return;
    const leave =
      !dirty ||
      (await confirm({
        message: t('unsaved.title'),
        detail: t('unsaved.text'),
        confirmLabel: t('unsaved.leave'),
        cancelLabel: t('unsaved.stay'),
        tone: 'danger',
      }));
    if (leave) onClose();
  }

  return (
    <Dialog
      open
      title={title}
      description={description}
      unsavedChanges={dirty}
      onClose={() => {
        if (!saving) onClose();
      }}
      footer={
        <>
          <Button onClick={() => void cancel()}>{t('save.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {t('save.save')}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className={styles.form}>
        {failure !== undefined && <Banner tone="danger" title={failure} announce />}
        {children}
      </form>
    </Dialog>
  );
}
