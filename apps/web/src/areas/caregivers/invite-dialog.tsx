import { NewCaregiverGrant as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { DateField } from '@libretto/design-system/date-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { TextField } from '@libretto/design-system/text-field';
import { useToast } from '@libretto/design-system/toast';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import { actingGrant } from '../../shared/acting/acting.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import * as styles from './caregivers.css.ts';
import { type GrantScope, invite } from './caregivers.queries.ts';
import { emptyGrant, endsOnDay, type GrantValues, grantSchema, scopes, toGrant } from './grant-form.ts';

interface InviteDialogProps {
  /** Invitations wait in the outbox until an operator passes them on. */
  isHeld: boolean;
  onClose: () => void;
}

export function InviteDialog({ isHeld, onClose }: InviteDialogProps) {
  const { t } = useTranslation('caregivers');
  const { t: tRecords } = useTranslation('records');
  const formats = useFormats();
  const toasts = useToast();
  const grant = actingGrant();
  // Both parents keep the record of a minor.
  const offered: readonly GrantScope[] =
    grant?.tipo === 'genitore' && !grant.maggiorenne ? ['genitore', ...scopes] : scopes;
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: emptyGrant,
    schema: grantSchema({
      required: tRecords('required'),
      long: tRecords('long'),
      email: t('form.emailInvalid'),
      scope: t('form.scopeMissing'),
      day: t('form.dayInvalid'),
      today: today(),
    }),
    save: (values) => invite(toGrant(values, currentLanguage())),
    question: tRecords('saveQuestion'),
    detail: (values) => <Summary values={values} />,
    done: null,
    onSaved: ({ nome }) => {
      toasts.show({ message: t(isHeld ? 'held.sent' : 'form.sent', { name: nome }), tone: 'success' });
      onClose();
    },
    failed: (error) => {
      const code = error instanceof ProblemError ? error.code : undefined;
      return code === 'already-caregiver' || code === 'too-many-caregivers' ? t(`form.${code}`) : undefined;
    },
    refused: ({ path, code }) => {
      if (path === '/email') return { name: 'email', text: t(code === 'own' ? 'form.own' : 'form.emailInvalid') };
      return path === '/fino_al' ? { name: 'fino_al', text: t('form.dayInvalid') } : undefined;
    },
  });
  const values = useStore(form.store, (store) => store.values);

  function Summary({ values: chosen }: { values: GrantValues }) {
    const { nome, email, fino_al } = toGrant(chosen, currentLanguage());
    const scope = chosen.ambito as GrantScope;
    return (
      <ul className={styles.summary}>
        <li>{t('form.who', { name: nome, email })}</li>
        <li>{t(`scopes.${scope}.can`)}</li>
        <li>{t(`scopes.${scope}.cannot`)}</li>
        <li>
          {fino_al
            ? t('until', { date: formats.date(fino_al) })
            : t(`noEnd.${scope === 'genitore' ? 'parent' : 'revoked'}`)}
        </li>
      </ul>
    );
  }

  return (
    <FormDialog
      title={t('form.title')}
      description={t(isHeld ? 'held.text' : 'form.text')}
      submitLabel={t(isHeld ? 'held.submit' : 'form.submit')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="nome">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('form.name')}
            hint={t('form.nameHint')}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={maxLengths.nome}
            required
          />
        )}
      </form.Field>
      <form.Field name="email">
        {(field) => (
          <TextField
            {...bind(field)}
            type="email"
            label={t('form.email')}
            hint={t('form.emailHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengths.email}
            required
          />
        )}
      </form.Field>
      <form.Field name="ambito">
        {(field) => (
          <RadioGroup
            {...bind(field)}
            label={t('form.scope')}
            required
            options={offered.map((scope) => ({
              value: scope,
              label: t(`scopes.${scope}.name`),
              description: (
                <>
                  {t(`scopes.${scope}.can`)} {t(`scopes.${scope}.cannot`)}
                </>
              ),
            }))}
          />
        )}
      </form.Field>
      {values.ambito !== 'genitore' && (
        <form.Field name="durata">
          {(field) => (
            <RadioGroup
              {...bind(field)}
              label={t('form.duration')}
              required
              options={[
                { value: 'sempre', label: t('form.always') },
                { value: 'data', label: t('form.untilDay') },
              ]}
            />
          )}
        </form.Field>
      )}
      {endsOnDay(values) && (
        <form.Field name="fino_al">
          {(field) => <DateField {...bind(field)} label={t('form.lastDay')} min={today()} required />}
        </form.Field>
      )}
    </FormDialog>
  );
}
