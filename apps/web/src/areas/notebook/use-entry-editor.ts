import type { FieldError } from '@libretto/api-client/problem';
import { revealRow } from '@libretto/design-system/collapsible-list';
import type { StandardSchemaV1 } from '@tanstack/react-form';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { queryClient } from '../../shared/api/api.ts';
import { useUnsavedGuard } from '../../shared/drafts/use-unsaved-guard.ts';
import { followValues } from '../../shared/forms/follow-values.ts';
import { useDirty } from '../../shared/forms/use-dirty.ts';
import { type RefusedField, useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { useGoBack } from '../../shared/page/use-go-back.ts';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { notebookQuery, refreshEntries } from './notebook.queries.ts';

export interface EntryEditorOptions<Values> {
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  changed: boolean;
  draft: { keep: (values: Values) => void; discard: () => void };
  save: (values: Values) => Promise<{ id_taccuino: number }>;
  refused?: (error: FieldError) => RefusedField | undefined;
  detail?: (values: Values) => ReactNode;
}

export function useEntryEditor<Values>(options: EntryEditorOptions<Values>) {
  const { initial, schema, changed, draft, save, refused, detail } = options;
  const { userId } = useSession();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { queryKey } = notebookQuery(userId);

  const record = useRecordForm({
    initial,
    schema,
    save,
    refused,
    detail,
    onSaved: ({ id_taccuino: id }) => {
      draft.discard();
      refreshEntries(userId);
      revealRow({ name: 'tbl_taccuinos', id });
      void navigate({ to: '/Registro/Taccuino', ignoreBlocker: true });
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
