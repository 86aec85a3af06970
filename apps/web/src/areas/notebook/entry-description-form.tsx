import { NotebookUpdate as maxLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import { Card } from '@libretto/design-system/card';
import { ConfidentialityBadge } from '@libretto/design-system/confidentiality-badge';
import { DateField } from '@libretto/design-system/date-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { getBaseVersion, ifMatchHeader } from '../../shared/records/versions.ts';
import * as styles from './editor.css.ts';
import { type DescriptionDraft, descriptionForm } from './entry-form.ts';
import { EntryImages } from './entry-images.tsx';
import { FormFooter } from './form-footer.tsx';
import type { NotebookEntry } from './notebook.queries.ts';
import { useEntryEditor } from './use-entry-editor.ts';

interface EntryDescriptionFormProps {
  entry: NotebookEntry;
  start: DescriptionDraft | undefined;
  draft: DraftHandle<DescriptionDraft>;
}

export function EntryDescriptionForm({ entry, start, draft }: EntryDescriptionFormProps) {
  const { t } = useTranslation('notebook');
  const messages = t('errors', { returnObjects: true });
  const version = getBaseVersion(entry, start);
  const {
    form,
    bind,
    formProps,
    keep: _keep,
    ...editor
  } = useEntryEditor({
    initial: descriptionForm.initial(entry, start),
    schema: descriptionForm.schema(messages),
    changed: start !== undefined,
    draft: { keep: (values) => draft.keep({ ...values, versione: version }), discard: draft.discard },
    version,
    save: (values, baseVersion) =>
      api.call(operations.updateNotebookEntry, {
        path: { id_taccuino: entry.id_taccuino },
        ...ifMatchHeader(baseVersion),
        body: {
          ...descriptionForm.body(values, entry),
          id_taccuino: entry.id_taccuino,
          id_paziente: entry.id_paziente,
        },
      }),
    refused: ({ path }) =>
      path === '/taccuino_descrizione' ? { name: 'taccuino_descrizione', text: messages.long } : undefined,
  });

  return (
    <form {...formProps} className={styles.form}>
      <Card title={t('existing.drawing')}>
        <EntryImages entry={entry} />
        <p className={styles.reason}>{t('existing.lockedDrawing')}</p>
      </Card>
      <Card title={t('new.words')}>
        <div className={styles.fields}>
          <form.Field name="taccuino_descrizione">
            {(field) => (
              <TextArea
                {...bind(field)}
                label={t('entry.description')}
                maxLength={maxLengths.taccuino_descrizione}
                rows={5}
              />
            )}
          </form.Field>
          <DateField
            label={t('entry.date')}
            name="taccuino_data"
            value={entry.taccuino_data}
            onChange={() => undefined}
            disabledReason={t('existing.lockedDate')}
          />
          <p className={styles.level}>
            <ConfidentialityBadge level={entry.id_livello_confidenzialita} look="named" />
            {t('existing.level')}
          </p>
        </div>
      </Card>
      <FormFooter {...editor} />
    </form>
  );
}
