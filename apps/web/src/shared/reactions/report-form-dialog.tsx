import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { FormDialog } from '@libretto/design-system/form-dialog';
import { type StepItem, Stepper } from '@libretto/design-system/stepper';
import { useToast } from '@libretto/design-system/toast';
import { useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/api.ts';
import { drafts } from '../drafts/drafts.ts';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { useUnsavedGuard } from '../drafts/use-unsaved-guard.ts';
import { dot } from '../formats/dot.ts';
import { today } from '../formats/formats.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useDirty } from '../forms/use-dirty.ts';
import { useRecordForm } from '../forms/use-record-form.tsx';
import type { Patient } from '../patient/patient.queries.ts';
import { useBirth } from '../records/use-birth.ts';
import * as styles from './reactions.css.ts';
import { createReaction, reactionsQuery } from './reactions.queries.ts';
import { findProblems, isAnswered, isBeforeFirstDose, type ReportDraft, reportSchema } from './report-check.ts';
import { AffectField, MenstruationField, ReportField } from './report-fields.tsx';
import {
  applies,
  type FieldName,
  type PartId,
  parts,
  type ReportedTherapy,
  type ReportForm,
  toReactionSave,
} from './report-form.ts';

interface ReportFormDialogProps {
  patient: Patient;
  therapy: ReportedTherapy;
  initial: ReportForm;
  draft: DraftHandle<ReportDraft>;
  onClose: () => void;
}

const lastPart = parts.length - 1;

export function ReportFormDialog({ patient, therapy, initial, draft, onClose }: ReportFormDialogProps) {
  const { t } = useTranslation('reactions');
  const { t: tRecords } = useTranslation('records');
  const toasts = useToast();
  const { born, early } = useBirth(patient);
  const words = { ...t('errors', { returnObjects: true }), early };
  const { paziente_sesso: sex, id_utente: userId } = patient;
  const [now] = useState(today);
  const days = { today: now, born };
  const [open, setOpen] = useState<PartId>('patient');
  const [tried, setTried] = useState(false);
  const at = parts.findIndex(({ id }) => id === open);

  const { form, bind, saving, failure, formProps } = useRecordForm<ReportForm>({
    initial,
    schema: reportSchema(sex, words, days),
    question: tRecords('saveQuestion'),
    detail: (filled) => (isBeforeFirstDose(filled) ? t('beforeFirstDose') : undefined),
    done: t('saved'),
    save: (values) => createReaction(toReactionSave(values, patient, therapy)),
    onSaved: () => {
      draft.discard();
      void queryClient.invalidateQueries({ queryKey: reactionsQuery(userId).queryKey });
      onClose();
    },
    refused: ({ path, code }) => {
      const text = code === 'order' ? words.order : code === 'future-date' ? words.date : words.required;
      return { name: path.slice(1), text };
    },
  });
  const values = useStore(form.store, (store) => store.values);
  const problems = tried ? findProblems(values, sex, words, days) : [];

  const dirty = useDirty(form);
  const { keep } = draft;
  useEffect(() => {
    if (dirty) keep({ terapia: therapy, form: values });
  }, [dirty, values, keep, therapy]);
  useUnsavedGuard(dirty, { kept: true });

  function leave() {
    if (dirty) {
      void drafts.flush();
      toasts.show({ message: t('draft.kept'), tone: 'info' });
    }
    onClose();
  }

  const steps = parts.map(({ id, fields }): StepItem => {
    const asked = (fields as readonly FieldName[]).filter((name) => applies(name, values, sex));
    const answered = asked.filter((name) => isAnswered(name, values)).length;
    return {
      id,
      label: t(`parts.${id}`),
      complete: answered === asked.length,
      errors: problems.filter(({ name }) => asked.includes(name)).length,
      filled: { count: answered, of: asked.length },
      content: (
        <div className={styles.fields}>
          {id === 'patient' && <AboutPatient patient={patient} />}
          {id === 'reaction' && <p>{t('aboutDrug', { drug: therapy.descrizione_breve })}</p>}
          {id === 'card' && <p className={styles.muted}>{t('cardHelp')}</p>}
          {asked.map((name) => {
            if (name === 'reaction_affect') {
              return (
                <form.Field key={name} name="reaction_affect">
                  {(field) => <AffectField {...bind(field)} />}
                </form.Field>
              );
            }
            if (name === 'date_last_menstruation') {
              return (
                <form.Field key={name} name="date_last_menstruation">
                  {(day) => (
                    <form.Field name="no_menstruation">
                      {(none) => <MenstruationField day={bind(day)} none={bind(none)} days={days} />}
                    </form.Field>
                  )}
                </form.Field>
              );
            }
            return (
              <form.Field key={name} name={name}>
                {(field) => <ReportField name={name} bound={bind(field)} days={days} />}
              </form.Field>
            );
          })}
          {id === 'card' && (
            <form.Field name="id_livello_confidenzialita">
              {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
            </form.Field>
          )}
        </div>
      ),
    };
  });

  const goTo = (index: number) => setOpen(parts[index]?.id ?? open);
  // The dialog's own buttons bypass the stepper, so the title is focused here.
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is open
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    formProps.ref.current?.querySelector<HTMLElement>('section:not([hidden]) h3')?.focus();
  }, [open]);
  const move = (index: number) => {
    asked.current = true;
    goTo(index);
  };

  return (
    <FormDialog
      open
      size="lg"
      title={t('title')}
      description={therapy.descrizione_breve}
      // The draft is kept, so closing needs no confirmation.
      dirty={false}
      {...{ saving, failure }}
      formRef={formProps.ref}
      // Only the first problem is listed; the steps mark the others.
      problems={problems.slice(0, 1).map(({ name, text }) => ({ name, label: t(`fields.${name}`), message: text }))}
      onReveal={(name) => {
        const part = parts.find(({ fields }) => (fields as readonly string[]).includes(name));
        if (part) setOpen(part.id);
      }}
      submitLabel={t('proceed')}
      footerStart={
        <div className={styles.buttons}>
          {at > 0 && <Button onClick={() => move(at - 1)}>{t('back')}</Button>}
          {at < lastPart && <Button onClick={() => move(at + 1)}>{t('next')}</Button>}
        </div>
      }
      onSubmit={(event) => {
        setTried(true);
        formProps.onSubmit(event);
      }}
      onClose={leave}
    >
      <Stepper
        label={t('steps')}
        steps={steps}
        value={open}
        onChange={(id) => goTo(parts.findIndex((part) => part.id === id))}
      />
    </FormDialog>
  );
}

function AboutPatient({ patient }: { patient: Patient }) {
  const { t } = useTranslation('reactions');
  const formats = useFormats();
  const { paziente_sesso: sex, paziente_nascita: birth } = patient;
  const facts = [
    `${patient.paziente_nome} ${patient.paziente_cognome}`,
    birth && t('about.born', { date: formats.date(birth) }),
    sex !== 'unknown' && t(`about.${sex}`),
  ];
  return (
    <>
      <p>{facts.filter(Boolean).join(dot)}</p>
      {sex === 'unknown' && <Banner title={t('about.missingSex')}>{t('about.missingSexText')}</Banner>}
    </>
  );
}
