import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { Checkbox } from '@libretto/design-system/checkbox';
import { DateField } from '@libretto/design-system/date-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { TextField } from '@libretto/design-system/text-field';
import { useToast } from '@libretto/design-system/toast';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoseFields } from '../../shared/drugs/dose-fields.tsx';
import { DrugField } from '../../shared/drugs/drug-field.tsx';
import { type CheckedDrug, useInteractionCheck } from '../../shared/drugs/use-interaction-check.ts';
import { InvestigationField } from '../../shared/exams/investigation-field.tsx';
import { pair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { findAlerts } from '../../shared/record-summary/summary.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { askSharedInteractions, createProposal, refreshSent } from './proposals.queries.ts';
import {
  type CorrectedField,
  dateFields,
  kinds,
  listCorrectable,
  noChanges,
  optionalFields,
  proposeSchema,
  startProposal,
  toProposal,
} from './propose-form.ts';
import { ProposedDrugCheck } from './proposed-drug-check.tsx';
import { SameExamNotes } from './same-exam-notes.tsx';
import { TherapyAlerts } from './therapy-alerts.tsx';

interface ProposeDialogProps {
  record: Schema<'SharedRecord'>;
  /** Key of the row whose record is to be corrected; a note without it. */
  correct?: string;
  onClose: () => void;
}

/** Limit of the server for each doctor and patient. */
const maxOpen = 20;

export function ProposeDialog({ record, correct, onClose }: ProposeDialogProps) {
  const { t } = useTranslation('proposals');
  const term = useTerms();
  const toasts = useToast();
  const { id_paziente, paziente_nome, paziente_cognome } = record.identita;
  const name = `${paziente_nome} ${paziente_cognome}`;
  const [records] = useState(() => listCorrectable(record));
  const [initial] = useState(() => startProposal(records, correct));
  const messages = t('errors', { returnObjects: true });
  const check = useInteractionCheck(askSharedInteractions(id_paziente));
  const [isBrief, setBrief] = useState(false);
  const warning = 'result' in check.state ? check.state.result.avviso : null;
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial,
    schema: proposeSchema(messages, records, warning !== null),
    save: (values) => createProposal(id_paziente, toProposal(values, records)),
    question: null,
    done: null,
    onSaved: () => {
      void refreshSent(id_paziente);
      toasts.show({ message: t('propose.sent'), tone: 'success' });
      onClose();
    },
    refused: ({ path }) => (path === '/testo' ? { name: 'testo', text: messages.sayWhy } : undefined),
    failed: (error) => {
      if (error instanceof ProblemError && error.code === 'too-many') return t('failed.tooMany', { count: maxOpen });
      return t(error instanceof ProblemError && error.status === 429 ? 'failed.tooOften' : 'failed.send');
    },
  });
  const values = useStore(form.store, (store) => store.values);
  const isWarned = values.tipo === 'terapia' && warning !== null;
  const chosen = records.find(({ key }) => key === values.record);

  function checkDrug(drug: CheckedDrug | null) {
    check.check(drug);
    // Stays so: growing again while another medicine is typed would move the field and close its list.
    if (drug) setBrief(true);
  }

  function checkOwnWords() {
    const name = form.state.values.altro_farmaco.trim();
    if (name !== '') checkDrug({ id_farmaco_codifa: null, descrizione_breve: name });
  }

  const words = (
    <form.Field name="testo">
      {(field) => (
        <TextArea
          {...bind(field)}
          label={t('propose.words')}
          hint={t('propose.wordsHint')}
          required={values.tipo === 'nota' || isWarned}
          rows={3}
        />
      )}
    </form.Field>
  );

  return (
    <FormDialog
      title={t('propose.title', { name })}
      description={t('propose.text', { name: paziente_nome })}
      submitLabel={t(isWarned ? 'propose.anyway' : 'propose.send')}
      submitTone={isWarned ? 'danger' : 'neutral'}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="tipo">
        {(field) => {
          const { onChange: _, ...bound } = bind(field);
          return (
            <RadioGroup
              {...bound}
              label={t('propose.kind')}
              layout="inline"
              required
              options={kinds.map((kind) => ({
                value: kind,
                label: t(`sent.kinds.${kind}`),
                ...(kind === 'correzione' && records.length === 0 && { disabledReason: t('propose.noRecords') }),
              }))}
              onChange={(kind) => {
                const tipo = kinds.find((known) => known === kind) ?? 'nota';
                // Otherwise a refused note would make errors of all empty fields of the next kind.
                form.reset({ ...form.state.values, tipo }, { keepDefaultValues: true });
              }}
            />
          );
        }}
      </form.Field>

      {values.tipo === 'terapia' && (
        <>
          <TherapyAlerts record={record} brief={isBrief} />
          {!values.altro && (
            <form.Field name="farmaco">
              {(field) => (
                <DrugField
                  {...bind(field)}
                  label={t('propose.drug')}
                  required
                  fetchForbidden={async () => findAlerts(record).forbiddenDrugs}
                  onChange={(drug) => {
                    bind(field).onChange(drug);
                    checkDrug(drug);
                  }}
                />
              )}
            </form.Field>
          )}
          {!values.altro && <ProposedDrugCheck {...{ record, check, warning }} />}
          <form.Field name="altro">
            {(field) => (
              <Checkbox
                {...bind(field)}
                label={t('propose.notListed')}
                onChange={(own) => {
                  bind(field).onChange(own);
                  checkDrug(own ? null : form.state.values.farmaco);
                  if (own) checkOwnWords();
                }}
              />
            )}
          </form.Field>
          {values.altro && (
            <form.Field name="altro_farmaco">
              {(field) => (
                <TextField
                  {...bind(field)}
                  label={t('propose.ownName')}
                  required
                  autoComplete="off"
                  onChange={(name) => {
                    bind(field).onChange(name);
                    check.check(null);
                  }}
                  onBlur={checkOwnWords}
                />
              )}
            </form.Field>
          )}
          {values.altro && <ProposedDrugCheck {...{ record, check, warning }} />}
          <form.Field name="quantita_farmaceutica">
            {(dose) => (
              <form.Field name="frequenza_farmaceutica">
                {(frequency) => <DoseFields dose={bind(dose)} frequency={bind(frequency)} />}
              </form.Field>
            )}
          </form.Field>
          <div className={pair}>
            <form.Field name="data_inizio">
              {(field) => <DateField {...bind(field)} label={t('propose.start')} hint={t('propose.startHint')} />}
            </form.Field>
            <form.Field name="data_fine">
              {(field) => <DateField {...bind(field)} label={t('propose.end')} />}
            </form.Field>
          </div>
          <form.Field name="note">
            {(field) => <TextField {...bind(field)} label={t('propose.notes')} autoComplete="off" />}
          </form.Field>
        </>
      )}

      {values.tipo === 'esame' && (
        <>
          <form.Field name="indagine_tipologia">
            {(field) => (
              <InvestigationField
                {...bind(field)}
                chosen={values.id_diagn_investigations}
                onChoose={(investigation) => {
                  form.setFieldValue('id_diagn_investigations', investigation?.id ?? null);
                  form.setFieldValue('indagine_categoria', investigation?.categoria ?? null);
                }}
              />
            )}
          </form.Field>
          <SameExamNotes record={record} name={values.indagine_tipologia} />
          <form.Field name="indagine_motivo">
            {(field) => <TextArea {...bind(field)} label={t('propose.reason')} rows={2} />}
          </form.Field>
          <form.Field name="indagine_data_display">
            {(field) => <DateField {...bind(field)} label={t('propose.date')} hint={t('propose.dateHint')} />}
          </form.Field>
        </>
      )}

      {values.tipo === 'correzione' && (
        <>
          <form.Field name="record">
            {(field) => {
              const { onChange, ...bound } = bind(field);
              return (
                <SelectField
                  {...bound}
                  label={t('propose.record')}
                  hint={t('propose.recordHint')}
                  required
                  options={records.map(({ key, tipo, name: title }) => ({
                    value: key,
                    label: t(`propose.records.${tipo}`, { name: tipo === 'exam' ? term(title) : title }),
                  }))}
                  onChange={(key) => {
                    onChange(key);
                    const current = records.find((one) => one.key === key)?.values;
                    form.setFieldValue('modifiche', { ...noChanges, ...current });
                  }}
                />
              );
            }}
          </form.Field>
          {chosen?.fields.map((name: CorrectedField) => (
            <form.Field key={`${chosen.key} ${name}`} name={`modifiche.${name}`}>
              {(field) => {
                const common = { ...bind(field), label: t(`fields.${name}`), required: !optionalFields.includes(name) };
                return dateFields.includes(name) ? (
                  <DateField {...common} />
                ) : (
                  <TextField {...common} autoComplete="off" />
                );
              }}
            </form.Field>
          ))}
        </>
      )}
      {words}
    </FormDialog>
  );
}
