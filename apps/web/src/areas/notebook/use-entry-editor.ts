import type { FieldError } from '@libretto/api-client/problem';
import type { StandardSchemaV1 } from '@tanstack/react-form';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { queryClient } from '../../shared/api/api.ts';
import { useUnsavedGuard } from '../../shared/drafts/use-unsaved-guard.ts';
import { followValues } from '../../shared/forms/follow-values.ts';
import { useDirty } from '../../shared/forms/use-dirty.ts';
import { type RefusedField, useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { useGoBack } from '../../shared/page/use-go-back.ts';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { type NotebookEntry, notebookQuery } from './notebook.queries.ts';
import { useShowSaved } from './use-just-saved.ts';

export interface EntryEditorOptions<Values> {
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  changed: boolean;
  draft: { keep: (values: Values) => void; discard: () => void };
  save: (values: Values) => Promise<NotebookEntry>;
  refused?: (error: FieldError) => RefusedField | undefined;
  detail?: (values: Values) => ReactNode;
}

export function useEntryEditor<Values>(options: EntryEditorOptions<Values>) {
  const { initial, schema, changed, draft, save, refused, detail } = options;
  const { userId } = useSession();
  const showSaved = useShowSaved();
  const goBack = useGoBack();
  const { queryKey } = notebookQuery(userId);

  const record = useRecordForm({
    initial,
    schema,
    save,
    refused,
    detail,
    // The list says it, with who sees the entry.
    done: null,
    onSaved: (saved) => {
      draft.discard();
      showSaved(saved);
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const { form, saving, failure } = record;

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const keep = useCallback(() => latest.current.keep(form.state.values), [form]);
  useEffect(() => followValues(form.store, keep), [form, keep]);

  const dirty = useDirty(form);
  const unsaved = dirty || changed;
  useUnsavedGuard(unsaved, { kept: true });
  const summarize = useSaveSummary({ tipo: 'notebook' }, unsaved);

  return {
    form,
    bind: record.bind,
    formProps: record.formProps,
    keep,
    summarize,
    saving,
    failure,
    cancel: goBack,
  };
}
