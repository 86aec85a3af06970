import { FileCreate as fileLengths, KardiaNote as noteLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { UploadOptions } from '@libretto/api-client/upload';
import { AttachFile, type Attachment, useAttachments } from '@libretto/design-system/attach-file';
import { Banner } from '@libretto/design-system/banner';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { FormDialog } from '@libretto/design-system/form-dialog';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useToast } from '@libretto/design-system/toast';
import { useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { strictest } from '../confidentiality/printed-levels.ts';
import { useUnsavedGuard } from '../drafts/use-unsaved-guard.ts';
import { today } from '../formats/formats.ts';
import { shortPair } from '../forms/form.css.ts';
import { MoreFields } from '../forms/more-fields.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { useDirty } from '../forms/use-dirty.ts';
import type { Patient } from '../patient/patient.queries.ts';
import { useRefusalText } from '../permissions/use-refusal.ts';
import { supportAddress } from '../shell/support.ts';
import { type FileKind, guessKind, isDicom, kinds } from './file-kinds.ts';
import type { File } from './files-query.ts';
import * as styles from './new-file-dialog.css.ts';
import { fileSeparator, newFileForm, newFileSchema, toFormEntry } from './new-file-form.ts';
import { sendFile } from './send-file.ts';
import { SpecialtyTags } from './specialty-tags.tsx';
import { SurveyDate } from './survey-date.tsx';

type BrowserFile = Attachment['file'];

const maxFiles = 20;
/** Decimal megabytes, as shown to the user; the limit of the server is slightly higher. */
const maxBytes = 25_000_000;

export interface NewFileDialogProps {
  patient: Patient;
  title: string;
  exam?: { id: number; name: string; level: number | null };
  kind?: FileKind;
  words?: { type?: string; done?: string };
  clampToToday?: boolean;
  /** Receives the files uploaded so far, also when the dialog was closed before all of them were. */
  onSaved: (saved: readonly File[]) => Promise<void>;
  onClose: () => void;
}

/** Files are uploaded in chunks and resumed after a lost connection. */
export function NewFileDialog(props: NewFileDialogProps) {
  const { patient, title, exam, kind, words: own, clampToToday = false, onSaved, onClose } = props;
  const { t } = useTranslation('attachments');
  const { t: tRecords } = useTranslation('records');
  const confirm = useConfirm();
  const toasts = useToast();
  const notIncluded = useRefusalText();
  const words = t('errors', { returnObjects: true });
  const [now] = useState(today);
  const [refused, setRefused] = useState<ReadonlyMap<BrowserFile, string | undefined>>(new Map());
  const [failure, setFailure] = useState<{ text: string; later: boolean }>();
  const attempts = useRef(new Map<BrowserFile, { signal: AbortSignal; error?: unknown }>());
  const saved = useRef(new Map<BrowserFile, File>());
  const busy = useRef(false);
  const [saving, setSaving] = useState(false);

  const attachments = useAttachments({
    maxFiles,
    maxBytes,
    begin: 'on-call',
    upload: async (file, options) => {
      const attempt: { signal: AbortSignal; error?: unknown } = { signal: options.signal };
      attempts.current.set(file, attempt);
      try {
        saved.current.set(file, await send(file, options));
        attempts.current.delete(file);
      } catch (error) {
        console.warn('A file could not be uploaded', error);
        attempt.error = error;
        throw error;
      }
    },
  });
  const accepted = attachments.files.filter(({ state }) => state.status !== 'refused');
  const isOne = accepted.length <= 1;

  function getKind(file: BrowserFile): string {
    const id = accepted.find((other) => other.file === file)?.id;
    return form.state.values.kinds[id ?? ''] ?? form.state.values.type;
  }

  const send = (file: BrowserFile, options: UploadOptions): Promise<File> =>
    sendFile(file, () => describe(file), options);

  function describe(file: BrowserFile) {
    const { values } = form.state;
    const { data_rilievo, tags, nota } = values;
    const chosenKind = kinds.find((known) => known === getKind(file));
    if (!chosenKind) throw new Error('The kind of the file was cleared during the upload.');
    return {
      ...newFileForm.body(values, undefined),
      id_file: 0,
      id_paziente: patient.id_paziente,
      ...(exam && { id_indagine: exam.id }),
      type: chosenKind,
      ...(exam ? { created_at: data_rilievo } : { data_rilievo, tags: [...tags] }),
      ...(chosenKind === 'kardia' && { kardia: [{ kardia_note: nota }] }),
    } as const;
  }

  const [blank] = useState(() =>
    newFileForm.initial(undefined, undefined, {
      data_rilievo: now,
      type: kind ?? '',
      ...(exam && { id_livello_confidenzialita: exam.level ?? strictest }),
    }),
  );
  const { form, bind, formProps } = useCheckedForm({
    initial: blank,
    schema: newFileSchema({ ...words, type: own?.type ?? words.required, today: now }),
    onSubmit: save,
  });
  const dirty = useDirty(form);
  useUnsavedGuard(dirty);

  const names = accepted.map(toFormEntry).join(fileSeparator);
  const guessed = useRef<string>('');
  const dicoms = useRef(new Set<BrowserFile>());
  const inspected = useRef(new Set<BrowserFile>());
  const syncForm = useEffectEvent(() => {
    const { values } = form.state;
    if (values.file === names) return;
    const before = values.file.split(fileSeparator).map((name) => name.split('\n')[0]);
    const guess = (file: BrowserFile) => kind ?? guessKind(file) ?? (dicoms.current.has(file) ? 'dicom' : '');
    const [first] = accepted;
    form.setFieldValue('file', names);
    if (isOne) {
      const known = first && values.kinds[first.id];
      // Keeps a manual choice, also one made before a file was chosen.
      if (known !== undefined) form.setFieldValue('type', known);
      else if (values.type === guessed.current) {
        guessed.current = first ? guess(first.file) : (kind ?? '');
        form.setFieldValue('type', guessed.current);
      }
      form.setFieldValue('kinds', {});
      return;
    }
    const byHand = values.file === '' && values.type !== guessed.current ? values.type : '';
    const kindNow = ({ id, file }: Attachment) =>
      values.kinds[id] ?? (before.length === 1 && before[0] === id ? values.type : byHand || guess(file));
    form.setFieldValue('kinds', Object.fromEntries(accepted.map((entry) => [entry.id, kindNow(entry)])));
  });
  const inspectFiles = useEffectEvent(() => {
    for (const { id, file } of accepted) {
      if (kind || guessKind(file) || inspected.current.has(file)) continue;
      inspected.current.add(file);
      void isDicom(file).then((yes) => yes && setDicomKind(id, file));
    }
  });
  function setDicomKind(id: string, file: BrowserFile) {
    dicoms.current.add(file);
    const { values } = form.state;
    if (values.kinds[id] === '') form.setFieldValue(`kinds.${id}`, 'dicom');
    else if (values.file.split('\n')[0] === id && !(id in values.kinds) && values.type === guessed.current) {
      guessed.current = 'dicom';
      form.setFieldValue('type', 'dicom');
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files are what it follows
  useEffect(() => {
    syncForm();
    inspectFiles();
  }, [names]);

  async function save() {
    if (busy.current || !(await confirm({ message: tRecords('saveQuestion') }))) return;
    busy.current = true;
    setSaving(true);
    setFailure(undefined);
    const arrived = await attachments.start();
    busy.current = false;
    setSaving(false);
    if (!arrived) {
      const failed = accepted.flatMap(({ file }) => {
        const { signal, error } = attempts.current.get(file) ?? {};
        return !signal || signal.aborted ? [] : [{ file, error }];
      });
      // Errors shared by several files are handled once, because handling may ask the user a question.
      const general = new Map<string, string | undefined>();
      const reasons = failed.map(({ file, error }) => {
        const key = error instanceof ProblemError ? `${error.code} ${error.feature}` : '';
        if (!general.has(key)) general.set(key, notIncluded(error));
        return describeRefusal(error, file) ?? general.get(key);
      });
      setRefused(new Map(failed.map(({ file }, i) => [file, reasons[i]])));
      if (reasons.length === 0) return;
      const later = reasons.includes(undefined);
      const count = saved.current.size;
      const alone = isOne ? (reasons[0] ?? t('failed')) : t('someFailed', { count: reasons.length });
      setFailure({ text: count > 0 ? `${alone} ${t('someSaved', { count })}` : alone, later });
      return;
    }
    const { size: count } = saved.current;
    toasts.show({ message: count > 1 ? t('doneMany', { count }) : (own?.done ?? t('done')), tone: 'success' });
    await close();
  }

  async function close() {
    onClose();
    if (saved.current.size > 0) await onSaved([...saved.current.values()]);
  }

  async function removeFile(id: string) {
    const file = attachments.files.find((entry) => entry.id === id)?.file;
    const record = file && saved.current.get(file);
    if (!file || !record) {
      attachments.remove(id);
      return;
    }
    const sure = await confirm({
      message: tRecords('removeQuestion'),
      detail: record.file_nome,
      confirmLabel: tRecords('remove'),
      tone: 'danger',
    });
    if (!sure) return;
    const { id_file } = record;
    try {
      if (exam) await api.call(operations.saveFile, { path: { id_file }, body: { staccato: true } });
      await api.call(operations.deleteFile, { path: { id_file } });
    } catch (error) {
      console.warn('A file could not be removed', error);
      toasts.show({ message: notIncluded(error) ?? tRecords('removeFailed'), tone: 'danger' });
      return;
    }
    saved.current.delete(file);
    attachments.remove(id);
  }

  function describeRefusal(error: unknown, file: BrowserFile): string | undefined {
    if (!(error instanceof ProblemError)) return undefined;
    if (error.status === 413) return t('tooLarge');
    const about = (...paths: string[]) => error.errors.some(({ path }) => paths.includes(path));
    if (about('/data_rilievo', '/created_at')) return words.future;
    if (!about('/file', '/file_type')) return undefined;
    return getKind(file) === 'kardia' ? words.pdf : t('wrongContent');
  }

  const { id_livello_confidenzialita: level, type, kinds: each } = useStore(form.store, ({ values }) => values);
  const hasTrace = isOne ? type === 'kardia' : Object.values(each).includes('kardia');
  const isLessStrict = exam !== undefined && (level ?? strictest) < (exam.level ?? strictest);
  const support = supportAddress();
  const supportText = support ? t('support', { email: support.replace(/^mailto:/i, '') }) : t('supportUnknown');

  const kindField = { required: true, options: kinds.map((known) => ({ value: known, label: t(`types.${known}`) })) };
  const renderKindField = ({ id, file }: Attachment) => (
    <form.Field name={`kinds.${id}`}>
      {(field) => {
        const bound = bind(field);
        return (
          <SelectField {...bound} {...kindField} value={bound.value ?? ''} label={t('typeOf', { name: file.name })} />
        );
      }}
    </form.Field>
  );

  return (
    <FormDialog
      open
      title={title}
      description={exam?.name}
      dirty={dirty}
      saving={saving}
      failure={failure?.text}
      failureDetail={failure?.later && supportText}
      formRef={formProps.ref}
      onSubmit={formProps.onSubmit}
      onClose={() => void close()}
    >
      <form.Field name="file">
        {(field) => (
          <AttachFile
            label={t('file')}
            name="file"
            required
            attachments={{
              ...attachments,
              retry: () => formProps.ref.current?.requestSubmit(),
              remove: (id) => void removeFile(id),
            }}
            describeError={(error, { file }) => describeRefusal(error, file) ?? refused.get(file) ?? t('failed')}
            renderDetails={isOne ? undefined : renderKindField}
            error={bind(field).error}
          />
        )}
      </form.Field>
      {!isOne && <p className={styles.all}>{t('forAll')}</p>}
      <div className={shortPair}>
        {isOne && (
          <form.Field name="type">
            {(field) => <SelectField {...bind(field)} {...kindField} label={t('type')} />}
          </form.Field>
        )}
        <form.Field name="data_rilievo">
          {(field) => (
            <SurveyDate
              {...bind(field)}
              label={exam ? t('date') : t('surveyDate')}
              today={now}
              clampToToday={clampToToday}
            />
          )}
        </form.Field>
      </div>
      {hasTrace && (
        <form.Field name="nota">
          {(field) => (
            <TextArea
              {...bind(field)}
              label={t('note')}
              hint={t('noteHint')}
              rows={2}
              maxLength={noteLengths.kardia_note}
            />
          )}
        </form.Field>
      )}
      <MoreFields {...{ form, blank }} names={['file_commento', 'tags']}>
        <form.Field name="file_commento">
          {(field) => <TextArea {...bind(field)} label={t('comment')} rows={2} maxLength={fileLengths.file_commento} />}
        </form.Field>
        {!exam && <form.Field name="tags">{(field) => <SpecialtyTags {...bind(field)} />}</form.Field>}
      </MoreFields>
      <form.Field name="id_livello_confidenzialita">
        {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
      </form.Field>
      {isLessStrict && <Banner tone="info" title={t('stricter')} />}
    </FormDialog>
  );
}
