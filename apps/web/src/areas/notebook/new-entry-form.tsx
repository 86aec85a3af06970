import { NotebookCreate as maxLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import { Card } from '@libretto/design-system/card';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { DateField } from '@libretto/design-system/date-field';
import { type PainMark, usePainLabels } from '@libretto/design-system/pain-regions';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { pair } from '../../shared/forms/form.css.ts';
import { toZones } from '../../shared/notebook/zones.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './editor.css.ts';
import { type EntryValues, entryForm } from './entry-form.ts';
import { FormFooter } from './form-footer.tsx';
import { PainScoreField } from './pain-score-field.tsx';
import { timesOfDay } from './time-of-day.ts';
import { useEntryEditor } from './use-entry-editor.ts';

/** Named before saving; the others are counted. */
const maxZones = 3;

export interface EntryPicture<Kept extends DraftContent> {
  kept: () => Kept;
  images: () => Promise<{ front: string; back: string }>;
  marks: () => readonly PainMark[];
  painless: () => boolean;
  changed: boolean;
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

export interface NewEntryFormProps<Kept extends DraftContent> {
  start: (EntryValues & Kept) | undefined;
  draft: Pick<DraftHandle<EntryValues & Kept & DraftContent>, 'keep' | 'discard'>;
}

interface PictureProps<Kept extends DraftContent> {
  picture: EntryPicture<Kept>;
  children: ReactNode;
}

export function NewEntryForm<Kept extends DraftContent>(props: NewEntryFormProps<Kept> & PictureProps<Kept>) {
  const { start, draft, picture, children } = props;
  const { t } = useTranslation('notebook');
  const { t: tPain } = useTranslation('pain-facts');
  const formats = useFormats();
  const messages = t('errors', { returnObjects: true });
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));

  const labels = usePainLabels();

  const { form, bind, keep, summarize, formProps, ...editor } = useEntryEditor<EntryValues>({
    initial: entryForm.initial(undefined, start),
    schema: entryForm.schema({ ...messages, today }),
    changed: picture.changed || start !== undefined,
    draft: { keep: (values) => draft.keep({ ...values, ...picture.kept() }), discard: draft.discard },
    save: async (values) => {
      const { front, back } = await picture.images();
      return api.call(operations.createNotebookEntry, {
        body: {
          ...entryForm.body(values, undefined),
          id_taccuino: 0,
          id_paziente: patient.id_paziente,
          taccuino_2d_drawn: 1,
          taccuino_report_anteriore: front,
          taccuino_report_posteriore: back,
          taccuino_zone: toZones(picture.marks()),
        },
      });
    },
    refused: ({ path }) => {
      if (path === '/taccuino_data') return { name: 'taccuino_data', text: messages.date };
      return path === '/taccuino_descrizione' ? { name: 'taccuino_descrizione', text: messages.long } : undefined;
    },
    detail: (values): ReactNode => {
      const { taccuino_intensita: score, taccuino_momento: time, taccuino_descrizione: description } = values;
      const zones = labels.parts(picture.marks(), maxZones);
      return (
        <>
          {summarize(
            [
              ...(zones.length > 0 ? zones : [t('entry.noZones')]),
              score !== null && `${t('entry.score')}: ${t('score.of', { score })}`,
              time && tPain(`times.${time}`),
              formats.date(values.taccuino_data),
              description.trim(),
            ],
            values.id_livello_confidenzialita,
          )}
          {picture.painless() && description.trim() === '' && <p>{t('new.blank')}</p>}
        </>
      );
    },
  });

  // The body is shown first: with the fields, a phone would answer no tap until all of it is rendered.
  const hasFields = useDeferredValue(true, false);

  const { subscribe } = picture;
  useEffect(() => subscribe?.(() => keep()), [subscribe, keep]);

  return (
    <form {...formProps} className={styles.form}>
      <div className={styles.drawing}>
        <h2 className={styles.heading}>{t('new.drawing')}</h2>
        {children}
      </div>
      {hasFields && (
        <>
          <Card title={t('new.words')}>
            <div className={styles.fields}>
              <form.Field name="taccuino_descrizione">
                {(field) => (
                  <TextArea
                    {...bind(field)}
                    label={t('entry.description')}
                    hint={t('new.descriptionHint')}
                    maxLength={maxLengths.taccuino_descrizione}
                    rows={5}
                  />
                )}
              </form.Field>
              <form.Field name="taccuino_intensita">{(field) => <PainScoreField {...bind(field)} />}</form.Field>
              <form.Field name="taccuino_momento">
                {(field) => {
                  const { value, onChange, ...binding } = bind(field);
                  return (
                    <SelectField
                      {...binding}
                      label={t('entry.time')}
                      placeholder={t('entry.noTime')}
                      value={value ?? ''}
                      options={timesOfDay.map((time) => ({ value: time, label: tPain(`times.${time}`) }))}
                      onChange={(chosen) => onChange(timesOfDay.find((time) => time === chosen) ?? null)}
                    />
                  );
                }}
              </form.Field>
              <div className={pair}>
                <form.Field name="taccuino_data">
                  {(field) => <DateField {...bind(field)} label={t('entry.date')} required max={today()} />}
                </form.Field>
                <form.Field name="id_livello_confidenzialita">
                  {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
                </form.Field>
              </div>
            </div>
          </Card>
          <FormFooter {...editor} />
        </>
      )}
    </form>
  );
}
