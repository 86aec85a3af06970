import * as operations from '@libretto/api-client/operations';
import { Card } from '@libretto/design-system/card';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { DateField } from '@libretto/design-system/date-field';
import {
  draftOf,
  isPainless,
  markedRegions,
  PainCanvas,
  painImages,
  usePainDrawing,
} from '@libretto/design-system/pain-canvas';
import { TextArea } from '@libretto/design-system/text-area';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { today } from '../../shared/formats/formats.ts';
import { pair } from '../../shared/forms/form.css.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './editor.css.ts';
import type { EntryDraft } from './entry-draft.ts';
import { type EntryForm, entrySchema, mostDescription } from './entry-form.ts';
import { FormFooter } from './form-footer.tsx';
import { useEntryEditor } from './use-entry-editor.ts';
import { zonesOf } from './zones.ts';

interface NewEntryFormProps {
  /** What was left the last time. */
  start: EntryDraft | undefined;
  draft: DraftHandle<EntryDraft>;
}

export function NewEntryForm({ start, draft }: NewEntryFormProps) {
  const { t } = useTranslation('notebook');
  const words = t('errors', { returnObjects: true });
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const drawing = usePainDrawing(start?.disegno);
  const [now] = useState(today);
  const [drawn, setDrawn] = useState(false);

  const { form, bind, keep, formProps, ...editor } = useEntryEditor<EntryForm>({
    feature: 'aggiungitaccuino',
    initial: {
      taccuino_descrizione: start?.taccuino_descrizione ?? '',
      taccuino_data: start?.taccuino_data ?? now,
      id_livello_confidenzialita: start?.id_livello_confidenzialita ?? null,
    },
    schema: entrySchema(words, now),
    changed: drawn || start !== undefined,
    draft: { keep: (values) => draft.keep({ ...values, disegno: draftOf(drawing) }), discard: draft.discard },
    save: async ({ id_livello_confidenzialita: level, ...values }) => {
      if (level === null) return;
      const { front, back } = await painImages(drawing, currentLanguage());
      await api.call(operations.createNotebookEntry, {
        body: {
          ...values,
          id_taccuino: 0,
          id_paziente: patient.id_paziente,
          taccuino_2d_drawn: 1,
          taccuino_report_anteriore: front,
          taccuino_report_posteriore: back,
          taccuino_zone: zonesOf(markedRegions(drawing)),
          id_livello_confidenzialita: level,
        },
      });
    },
    refused: ({ path }) => {
      if (path === '/taccuino_data') return { name: 'taccuino_data', text: words.date };
      return path === '/taccuino_descrizione' ? { name: 'taccuino_descrizione', text: words.long } : undefined;
    },
    detail: ({ taccuino_descrizione }) =>
      isPainless(drawing) && taccuino_descrizione.trim() === '' ? t('new.blank') : undefined,
  });

  useEffect(() => drawing.subscribe(() => keep()), [drawing, keep]);

  return (
    <form {...formProps} className={styles.form}>
      <div className={styles.drawing}>
        <h2 className={styles.heading}>{t('new.drawing')}</h2>
        <PainCanvas drawing={drawing} onChange={() => setDrawn(true)} />
      </div>
      <Card title={t('new.words')}>
        <div className={styles.fields}>
          <form.Field name="taccuino_descrizione">
            {(field) => (
              <TextArea
                {...bind(field)}
                label={t('entry.description')}
                hint={t('new.descriptionHint')}
                maxLength={mostDescription}
                rows={5}
              />
            )}
          </form.Field>
          <div className={pair}>
            <form.Field name="taccuino_data">
              {(field) => <DateField {...bind(field)} label={t('entry.date')} required max={now} />}
            </form.Field>
            <form.Field name="id_livello_confidenzialita">
              {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
            </form.Field>
          </div>
        </div>
      </Card>
      <FormFooter {...editor} />
    </form>
  );
}
