import { TextArea } from '@libretto/design-system/text-area';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { type PendingDoctor, rejectDoctor } from './permissions.queries.ts';

interface RejectDialogProps {
  doctor: PendingDoctor;
  onClose: () => void;
}

export function RejectDialog({ doctor, onClose }: RejectDialogProps) {
  const { t } = useTranslation('permissions');
  const toasts = useToast();
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: { motivo: '' },
    schema: v.object({
      motivo: v.pipe(
        v.string(),
        v.check((text) => text.trim() !== '', t('required')),
      ),
    }),
    save: ({ motivo }) => rejectDoctor(doctor.id_cpp, motivo.trim()),
    done: null,
    onSaved: () => {
      toasts.show({ message: t('verification.rejected'), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('verification.rejectTitle', { name: doctor.fullname })}
      description={t('verification.rejectText')}
      submitLabel={t('verification.reject')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="motivo">
        {(field) => <TextArea {...bind(field)} label={t('verification.reason')} maxLength={200} required />}
      </form.Field>
    </FormDialog>
  );
}
