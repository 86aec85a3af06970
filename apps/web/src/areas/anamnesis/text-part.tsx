import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { TextArea } from '@libretto/design-system/text-area';
import { useStore } from '@tanstack/react-form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { type DraftHandle, useDraft } from '../../shared/drafts/use-draft.ts';
import { useDirty } from '../../shared/forms/use-dirty.ts';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { getBaseVersion } from '../../shared/records/versions.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './anamnesis.css.ts';
import { textQuery } from './anamnesis.queries.ts';
import { saveText, toVersion } from './anamnesis-calls.ts';
import type { TextPart, WrittenText } from './parts.ts';
import { maxTextLengths, type TextDraft, textForm } from './text-form.ts';
import { useAuthorText } from './use-author-text.ts';
import { useDraftMessages } from './use-draft-messages.ts';

interface TextPartFormProps {
  part: TextPart;
  onUnsaved: (part: TextPart, is: boolean) => void;
}

export function TextPartForm({ part, onUnsaved }: TextPartFormProps) {
  const draft = useDraft(`anamnesi.${part}`, textForm.readDraft);
  const messages = useDraftMessages();
  const [saved, setSaved] = useState(0);
  return (
    <DraftChoice words={messages} draft={draft}>
      {(content) => (
        <TextSheet
          key={saved}
          part={part}
          start={saved === 0 ? content : undefined}
          draft={draft}
          afterSave={saved > 0}
          onSaved={() => setSaved((before) => before + 1)}
          onUnsaved={onUnsaved}
        />
      )}
    </DraftChoice>
  );
}

interface TextSheetProps extends TextPartFormProps {
  start: TextDraft | undefined;
  draft: DraftHandle<TextDraft>;
  afterSave: boolean;
  onSaved: () => void;
}

function TextSheet({ part, start, draft, afterSave, onSaved, onUnsaved }: TextSheetProps) {
  const { t } = useTranslation('anamnesis');
  const { t: tRecords } = useTranslation('records');
  const { t: tShell } = useTranslation();
  const { userId } = useSession();
  const navigate = useNavigate();
  const when = useAuthorText();
  const { queryKey, ...query } = textQuery(userId, part);
  const { data } = useSuspenseQuery({ queryKey, ...query });
  // Saving must detect changes made since editing began.
  const [before] = useState(data);
  const [version] = useState(() => getBaseVersion({ versione: toVersion(data) }, start));

  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: textForm.initial(before, start),
    schema: textForm.schema({ long: tRecords('long'), maxLength: maxTextLengths[part] }),
    question: tRecords('saveQuestion'),
    detail: ({ text }) =>
      summarize([t(`parts.${part}`), text.trim() || t('emptied')], data.id_livello_confidenzialita ?? strictest),
    done: t('saved'),
    version,
    save: async ({ text }, baseVersion) => {
      const latest = queryClient.getQueryData<WrittenText>(queryKey) ?? before;
      queryClient.setQueryData(queryKey, await saveText(part, latest, text, baseVersion));
    },
    onSaved: () => {
      draft.discard();
      onSaved();
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const dirty = useDirty(form);
  const text = useStore(form.store, ({ values }) => values.text);
  const unsaved = dirty || (start !== undefined && start.text !== before.text);
  const summarize = useSaveSummary(
    { tipo: 'anamnesis', ...(data.id_anamnesi_log !== 0 && { id: data.id_anamnesi_log }) },
    unsaved,
  );

  const { keep, close } = draft;
  const typed = useRef(false);
  useEffect(() => {
    if (dirty) keep({ text, versione: version });
    else if (typed.current && start === undefined) close();
    typed.current = dirty;
  }, [dirty, text, version, start, keep, close]);
  useEffect(() => {
    onUnsaved(part, unsaved);
    return () => onUnsaved(part, false);
  }, [part, unsaved, onUnsaved]);

  const { ref } = formProps;
  useEffect(() => {
    if (afterSave) ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [afterSave, ref]);

  return (
    <form {...formProps} className={styles.form}>
      <form.Field name="text">
        {(field) => (
          <TextArea
            {...bind(field)}
            label={t('text', { part: t(`parts.${part}`).toLowerCase() })}
            hint={t(`hints.${part}`)}
            rows={10}
            maxLength={maxTextLengths[part]}
          />
        )}
      </form.Field>
      <p className={styles.muted}>{when(data)}</p>
      {failure !== undefined && <Banner tone="danger" title={failure} announce />}
      <div className={styles.footer}>
        <Button onClick={() => void navigate({ to: '/Registro/Anamnesi' })}>{tShell('save.cancel')}</Button>
        <Button type="submit" variant="primary" loading={saving}>
          {tShell('save.save')}
        </Button>
      </div>
    </form>
  );
}
