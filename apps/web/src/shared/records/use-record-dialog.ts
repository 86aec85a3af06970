import { revealRow } from '@libretto/design-system/collapsible-list';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../drafts/use-draft-form.ts';
import type { Draft, Form } from '../forms/fields.ts';
import { type RecordFormOptions, useRecordForm } from '../forms/use-record-form.tsx';
import { focusFirstEmpty } from './focus-first-empty.ts';
import type { RecordDialogProps } from './use-record-editor.tsx';
import { getBaseVersion } from './versions.ts';

interface RecordDialogOptions<Values, Keys, Row>
  extends Omit<RecordFormOptions<Values, Row>, 'initial' | 'version' | 'onSaved'> {
  // biome-ignore lint/suspicious/noExplicitAny: neither the body nor the rules are used here
  form: Pick<Form<Values, Keys, Row, any, any>, 'initial'>;
  preset?: Partial<Values>;
  keys: Keys;
  getRow: (saved: Row) => Parameters<typeof revealRow>[0];
  onSaved?: (saved: Row) => void;
}

export function useRecordDialog<Values extends object, Keys extends object, Row extends { versione: string }>(
  {
    record,
    start,
    draft,
    stay,
    compact = false,
    onSaved: onDone,
    onClose,
  }: RecordDialogProps<Row, Draft<Values, Keys>>,
  { form: definition, preset, keys, getRow, onSaved, ...options }: RecordDialogOptions<Values, Keys, Row>,
) {
  const { t } = useTranslation('records');
  const version = getBaseVersion(record, start);
  const { form, bind, saving, failure, formProps } = useRecordForm<Values, Row>({
    question: t('saveQuestion'),
    ...options,
    // The page of the + says it itself, with who sees the record.
    ...(compact && { done: null }),
    initial: definition.initial(record, start, preset),
    version,
    onSaved: (saved) => {
      draft.close();
      onClose();
      if (!stay) revealRow(getRow(saved));
      onSaved?.(saved);
      onDone?.(saved);
    },
  });
  const { ref: element } = formProps;
  const isNew = compact && start === undefined;
  useEffect(() => {
    if (isNew && element.current) focusFirstEmpty(element.current);
  }, [isNew, element]);
  const { keep, leave } = useDraftForm<Values, Draft<Values, Keys>>({
    draft,
    store: form.store,
    version,
    content: (typed) => ({ ...typed, ...keys }) as Draft<Values, Keys>,
    onClose,
  });
  const [blank] = useState(() => definition.initial(undefined, undefined, preset));
  return {
    form,
    bind,
    blank,
    keep,
    dialogProps: { form, dirty: start !== undefined, saving, failure, formProps, onClose: leave },
  };
}
