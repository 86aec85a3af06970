import { SecondFactorReset as maxLengths } from '@libretto/api-client/max-lengths';
import { TextArea } from '@libretto/design-system/text-area';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { resetSecondFactor, toResetRefusal } from './permissions.queries.ts';

interface ResetDialogProps {
  user: { id_utente: number; email: string };
  onClose: () => void;
}

/** Removes a lost second factor; the reason is logged. */
export function ResetDialog({ user, onClose }: ResetDialogProps) {
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
    save: ({ motivo }) => resetSecondFactor(user.id_utente, motivo.trim()),
    onSaved: () => {
      toasts.show({ message: t('reset.done'), tone: 'success' });
      onClose();
    },
    failed: (error) => {
      const refusal = toResetRefusal(error);
      return refusal && t(`reset.${refusal}`);
    },
    refused: () => ({ name: 'motivo', text: t('required') }),
  });

  return (
    <FormDialog
      title={t('reset.title', { email: user.email })}
      description={t('reset.text')}
      submitLabel={t('reset.confirm')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="motivo">
        {(field) => (
          <TextArea
            {...bind(field)}
            label={t('reset.reason')}
            hint={t('reset.reasonHint')}
            maxLength={maxLengths.motivo}
            required
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
