import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { AttachFile, useAttachments } from '@libretto/design-system/attach-file';
import { Banner } from '@libretto/design-system/banner';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { isDay } from '@libretto/design-system/date-field';
import { FormDialog } from '@libretto/design-system/form-dialog';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useToast } from '@libretto/design-system/toast';
import { useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { api } from '../api/api.ts';
import { useUnsavedGuard } from '../drafts/use-unsaved-guard.ts';
import { today } from '../formats/formats.ts';
import { pair } from '../forms/form.css.ts';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import type { Patient } from '../patient/patient.queries.ts';
import { useRefusal } from '../permissions/use-refusal.ts';
import { supportAddress } from '../shell/support.ts';
import { type FileKind, isPdf, kinds, sentName } from './file-kinds.ts';
import { SpecialtyTags } from './specialty-tags.tsx';
import { SurveyDate } from './survey-date.tsx';
import { insist, type UploadOptions, upload } from './upload.ts';

const megabyte = 1024 * 1024;
/** As people count; the server counts a little more generously. */
const largest = 25_000_000;
const levelOfFile = 1;
const strictest = 6;

export interface NewFileDialogProps {
  patient: Patient;
  title: string;
  /** What it is attached to. */
  exam?: { id: number; name: string; level: number | null };
  /** What the type is at first. */
  kind?: FileKind;
  /** The words of the forms that have words of their own. */
  words?: { type?: string; done?: string };
  /** A day that is to come is replaced by today. */
  keepsToToday?: boolean;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** A file for the record, alone or with an exam. It is sent in parts, and goes on after a lost connection. */
export function NewFileDialog(props: NewFileDialogProps) {
  const { patient, title, exam, kind, words: own, keepsToToday = false, onSaved, onClose } = props;
  const { t } = useTranslation('attachments');
  const { t: tRecords } = useTranslation('records');
  const confirm = useConfirm();
  const toasts = useToast();
  const notIncluded = useRefusal();
  const words = t('errors', { returnObjects: true });
  const [now] = useState(today);
  const [failure, setFailure] = useState<{ text: string; later: boolean }>();
  const attempt = useRef<{ signal: AbortSignal; error?: unknown }>(undefined);
  const busy = useRef(false);
  const [saving, setSaving] = useState(false);

  const attachments = useAttachments({
    maxFiles: 1,
    maxBytes: largest,
    begin: 'on-call',
    upload: async (file, options) => {
      attempt.current = { signal: options.signal };
      try {
        await send(file, options);
      } catch (error) {
        console.warn('A file could not be uploaded', error);
        attempt.current.error = error;
        throw error;
      }
    },
  });
  const chosen = attachments.files.find(({ state }) => state.status !== 'refused')?.file;

  async function send(file: File, options: UploadOptions) {
    const id_caricamento = await upload(file, options);
    // Whoever has waited may have gone on typing.
    const { type, data_rilievo, id_livello_confidenzialita, nota, ...values } = form.state.values;
    const chosenKind = kinds.find((known) => known === type);
    if (!chosenKind || id_livello_confidenzialita === null) throw new Error('Something was emptied meanwhile.');
    const body = {
      id_file: 0,
      id_paziente: patient.id_paziente,
      ...(exam && { id_indagine: exam.id }),
      id_caricamento,
      file_nome: sentName(file.name),
      file_size: file.size / megabyte,
      file_type: file.type.slice(0, 150),
      type: chosenKind,
      file_commento: values.file_commento,
      ...(exam ? { created_at: data_rilievo } : { data_rilievo, tags: [...values.tags] }),
      id_livello_confidenzialita,
      ...(chosenKind === 'kardia' && { kardia: [{ kardia_note: nota }] }),
    } as const;
    await insist(() => api.call(operations.createFile, { body }, { signal: options.signal }), options);
  }

  const { form, bind, dirty, formProps } = useCheckedForm({
    initial: {
      file: '',
      data_rilievo: now,
      type: kind ?? '',
      file_commento: '',
      nota: '',
      tags: [] as readonly number[],
      id_livello_confidenzialita: levelOfFile as number | null,
    },
    schema: v.pipe(
      v.object({
        file: v.pipe(v.string(), v.nonEmpty(words.required)),
        data_rilievo: v.pipe(
          v.string(),
          v.nonEmpty(words.required),
          v.check(isDay, words.date),
          v.check((day) => day <= now, words.future),
        ),
        type: v.pipe(v.string(), v.nonEmpty(own?.type ?? words.required)),
        file_commento: v.pipe(v.string(), v.maxLength(1000, words.long)),
        nota: v.pipe(v.string(), v.maxLength(1000, words.long)),
        tags: v.array(v.number()),
        id_livello_confidenzialita: v.pipe(
          v.nullable(v.number()),
          v.check((level) => level !== null, words.required),
        ),
      }),
      v.forward(
        v.partialCheck(
          [['file'], ['type']],
          ({ file, type }) => type !== 'kardia' || file === '' || pdfName(file),
          words.pdf,
        ),
        ['file'],
      ),
    ),
    onSubmit: save,
  });
  useUnsavedGuard(dirty);

  // The form only knows what the file is called; the file itself is with those that are on their way.
  const file = chosen ? nameInForm(chosen) : '';
  useEffect(() => {
    if (form.state.values.file !== file) form.setFieldValue('file', file);
  }, [form, file]);

  async function save() {
    if (busy.current || !(await confirm({ message: tRecords('saveQuestion') }))) return;
    busy.current = true;
    setSaving(true);
    setFailure(undefined);
    const arrived = await attachments.start();
    busy.current = false;
    setSaving(false);
    if (!arrived) {
      // Who has stopped it knows why it has not arrived.
      if (attempt.current?.signal.aborted) return;
      const { error } = attempt.current ?? {};
      const refused = refusalOf(error) ?? notIncluded(error);
      setFailure({ text: refused ?? t('failed'), later: refused === undefined });
      return;
    }
    toasts.show({ message: own?.done ?? t('done'), tone: 'success' });
    onClose();
    await onSaved();
  }

  /** What is wrong with the file itself, or its day: trying again later would not help. */
  function refusalOf(error: unknown): string | undefined {
    if (!(error instanceof ProblemError)) return undefined;
    if (error.status === 413) return t('tooLarge');
    const about = (...paths: string[]) => error.errors.some(({ path }) => paths.includes(path));
    if (about('/data_rilievo', '/created_at')) return words.future;
    if (!about('/file', '/file_type')) return undefined;
    return form.state.values.type === 'kardia' ? words.pdf : t('wrongContent');
  }

  const { id_livello_confidenzialita: level, type } = useStore(form.store, ({ values }) => values);
  const isLessStrict = exam !== undefined && (level ?? strictest) < (exam.level ?? strictest);
  const support = supportAddress();
  const whomToAsk = support ? t('support', { email: support.replace(/^mailto:/i, '') }) : t('supportUnknown');

  return (
    <FormDialog
      open
      title={title}
      description={exam?.name}
      dirty={dirty}
      saving={saving}
      failure={failure?.text}
      failureDetail={failure?.later && whomToAsk}
      formRef={formProps.ref}
      onSubmit={formProps.onSubmit}
      onClose={onClose}
    >
      <form.Field name="file">
        {(field) => (
          <AttachFile
            label={t('file')}
            name="file"
            required
            // The file is the record: to send it again is to save again.
            attachments={{ ...attachments, retry: () => formProps.ref.current?.requestSubmit() }}
            describeError={(error) => refusalOf(error) ?? failure?.text ?? t('failed')}
            error={bind(field).error}
          />
        )}
      </form.Field>
      <div className={pair}>
        <form.Field name="type">
          {(field) => (
            <SelectField
              {...bind(field)}
              label={t('type')}
              required
              options={kinds.map((known) => ({ value: known, label: t(`types.${known}`) }))}
            />
          )}
        </form.Field>
        <form.Field name="data_rilievo">
          {(field) => (
            <SurveyDate {...bind(field)} label={exam ? t('date') : t('surveyDate')} today={now} keeps={keepsToToday} />
          )}
        </form.Field>
      </div>
      <form.Field name="file_commento">
        {(field) => <TextArea {...bind(field)} label={t('comment')} rows={2} maxLength={1000} />}
      </form.Field>
      {type === 'kardia' && (
        <form.Field name="nota">
          {(field) => <TextArea {...bind(field)} label={t('note')} hint={t('noteHint')} rows={2} maxLength={1000} />}
        </form.Field>
      )}
      {!exam && <form.Field name="tags">{(field) => <SpecialtyTags {...bind(field)} />}</form.Field>}
      <form.Field name="id_livello_confidenzialita">
        {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
      </form.Field>
      {isLessStrict && <Banner tone="info" title={t('stricter')} />}
    </FormDialog>
  );
}

/** The name alone does not say what a file is: what the device takes it for comes before it. */
const nameInForm = (file: File) => `${file.type}\n${file.name}`;

function pdfName(inForm: string): boolean {
  const [type = '', name = ''] = inForm.split('\n');
  return isPdf({ name, type });
}
