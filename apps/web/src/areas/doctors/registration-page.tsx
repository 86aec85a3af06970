import { DoctorRegistration as maxLengths } from '@libretto/api-client/max-lengths';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card, Facts } from '@libretto/design-system/card';
import { TextField } from '@libretto/design-system/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useUnsavedGuard } from '../../shared/drafts/use-unsaved-guard.ts';
import * as forms from '../../shared/forms/form.css.ts';
import { useDirty } from '../../shared/forms/use-dirty.ts';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useFocusFallback } from '../../shared/page/use-focus-fallback.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { type OwnEntry, registerAsDoctor, registrationQuery } from './registration.queries.ts';

const tones = { iscritto: 'info', attesa: 'info', verificato: 'success', disattivato: 'warning' } as const;

export function DoctorRegistrationPage() {
  const { t } = useTranslation('doctors');
  const {
    data: { data: entry },
  } = useSuspenseQuery(registrationQuery());
  const [correcting, setCorrecting] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const state = entry?.stato;
  const isSent = state === 'attesa' || state === 'verificato';
  const showsForm = correcting || !isSent;
  useFocusFallback(showsForm, content);
  return (
    <Page
      title={t('registration.title')}
      description={t('registration.description')}
      width="list"
      back={<BackLink to="/account">{t('registration.back')}</BackLink>}
    >
      {state !== undefined && (
        <Banner tone={tones[state]} title={t(`registration.states.${state}`)}>
          {t(`registration.states.${state}Text`)}
        </Banner>
      )}
      <div ref={content} tabIndex={-1}>
        {entry && !showsForm ? (
          <SentRegistration entry={entry} onCorrect={() => setCorrecting(true)} />
        ) : (
          <RegistrationForm key={entry?.id_cpp} onSent={() => setCorrecting(false)} />
        )}
      </div>
    </Page>
  );
}

function SentRegistration({ entry, onCorrect }: { entry: OwnEntry; onCorrect: () => void }) {
  const { t } = useTranslation('doctors');
  const term = useTerms();
  return (
    <Card
      title={t('registration.details')}
      actions={
        <Button size="sm" iconStart={<Pencil />} onClick={onCorrect}>
          {t('registration.correct')}
        </Button>
      }
    >
      <Facts
        items={[
          { term: t('name'), value: entry.fullname },
          { term: t('registration.board'), value: entry.cpp_localita_iscrizione },
          { term: t('registration.number'), value: entry.numero_iscrizione },
          { term: t('specialty'), value: term(entry.specializzation) },
        ]}
      />
    </Card>
  );
}

function RegistrationForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('doctors');
  const { userId } = useSession();
  const { data } = useSuspenseQuery(registrationQuery());
  const { data: person } = useSuspenseQuery(patientQuery(userId));
  const entry = data.data;
  const filled = v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', t('invite.required')),
  );
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: {
      fullname: entry?.fullname ?? `${person.paziente_nome} ${person.paziente_cognome}`,
      cpp_localita_iscrizione: entry?.cpp_localita_iscrizione ?? '',
      numero_iscrizione: entry?.numero_iscrizione ?? '',
      specializzation: entry?.specializzation ?? '',
    },
    schema: v.object({
      fullname: filled,
      cpp_localita_iscrizione: filled,
      numero_iscrizione: v.pipe(
        filled,
        v.check((text) => /^[0-9A-Za-z./-]{1,20}$/.test(text.trim()), t('registration.numberInvalid')),
      ),
      specializzation: filled,
    }),
    save: (values) => registerAsDoctor({ ...values, numero_iscrizione: values.numero_iscrizione.trim() }),
    question: null,
    done: t('registration.sent'),
    onSaved: onSent,
  });
  useUnsavedGuard(useDirty(form));

  return (
    <form {...formProps} className={forms.form} method="post">
      {failure && <Banner tone="danger" title={failure} announce />}
      <form.Field name="fullname">
        {(field) => (
          <TextField {...bind(field)} label={t('name')} autoComplete="name" maxLength={maxLengths.fullname} required />
        )}
      </form.Field>
      <form.Field name="cpp_localita_iscrizione">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('registration.board')}
            hint={t('registration.boardHint')}
            autoComplete="off"
            maxLength={maxLengths.cpp_localita_iscrizione}
            required
          />
        )}
      </form.Field>
      <form.Field name="numero_iscrizione">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('registration.number')}
            hint={t('registration.numberHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLengths.numero_iscrizione}
            required
          />
        )}
      </form.Field>
      <form.Field name="specializzation">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('specialty')}
            autoComplete="off"
            maxLength={maxLengths.specializzation}
            required
          />
        )}
      </form.Field>
      <Button type="submit" variant="primary" loading={saving}>
        {t('registration.submit')}
      </Button>
    </form>
  );
}
