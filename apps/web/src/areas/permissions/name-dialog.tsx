import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { isTaken } from './permissions.queries.ts';

export interface NameDialogProps {
  title: string;
  label: string;
  hint: string;
  pattern: RegExp;
  wrong: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

export function NameDialog({ title, label, hint, pattern, wrong, save, onClose }: NameDialogProps) {
  const { t } = useTranslation('permissions');
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: { name: '' },
    schema: v.object({
      name: v.pipe(
        v.string(),
        v.check((name) => name.trim() !== '', t('required')),
        v.check((name) => pattern.test(name.trim()), wrong),
      ),
    }),
    save: ({ name }) => save(name.trim()),
    onSaved: onClose,
    failed: (error) => (isTaken(error) ? t('taken') : undefined),
    refused: () => ({ name: 'name', text: wrong }),
  });

  return (
    <FormDialog title={title} {...{ form, saving, failure, formProps, onClose }}>
      <form.Field name="name">
        {(field) => (
          <TextField
            {...bind(field)}
            label={label}
            hint={hint}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            required
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
