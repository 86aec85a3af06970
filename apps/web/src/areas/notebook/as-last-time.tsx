import * as operations from '@libretto/api-client/operations';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { ConfidentialityBadge } from '@libretto/design-system/confidentiality-badge';
import { PainImage } from '@libretto/design-system/pain-image';
import { PainSummary, usePainLabels } from '@libretto/design-system/pain-regions';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../shared/api/api.ts';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { imagesQuery } from '../../shared/notebook/images.queries.ts';
import { toMarks } from '../../shared/notebook/zones.ts';
import { StickyFoot } from '../../shared/page/sticky-foot.tsx';
import { type Course, courses, isCourse } from '../../shared/pain-facts/courses.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { serverNow } from '../../shared/server-clock.ts';
import { type AgainValues, againForm, scoreFor } from './again-form.ts';
import * as styles from './notebook.css.ts';
import type { NotebookEntry } from './notebook.queries.ts';
import { PainScoreField } from './pain-score-field.tsx';
import { dayOfTime, timesOfDay, toTimeOfDay } from './time-of-day.ts';

interface AsLastTimeProps {
  previous: NotebookEntry;
  /** Answered where the entry was begun. */
  course: Course;
  onSaved: (saved: NotebookEntry) => void;
  onCancel: () => void;
}

/** The form of a new entry with the drawing of the previous one. */
export function AsLastTime({ previous, course, onSaved, onCancel }: AsLastTimeProps) {
  const { t } = useTranslation('notebook');
  const { t: tPain } = useTranslation('pain-facts');
  const { t: tShell } = useTranslation();
  const formats = useFormats();
  const gate = useGate();
  const images = useQuery(imagesQuery(previous.id_taccuino));
  const labels = usePainLabels();
  const marks = toMarks(previous.taccuino_zone);
  const lastScore = previous.taccuino_intensita;

  const describe = ({ taccuino_andamento, taccuino_intensita, taccuino_momento }: AgainValues) =>
    t(`again.words.${taccuino_andamento ?? 'uguale'}`, {
      date: formats.date(previous.taccuino_data),
      score: taccuino_intensita,
      time: tPain(`duringThe.${taccuino_momento ?? 'mattina'}`),
    });

  const dayOf = ({ taccuino_momento: time }: AgainValues, now = serverNow()) =>
    dayOfTime(time ?? toTimeOfDay(now), now);

  const { form, bind, formProps, saving, failure } = useRecordForm<AgainValues, NotebookEntry>({
    initial: againForm.initial(undefined, undefined, {
      taccuino_andamento: course,
      taccuino_intensita: scoreFor(course, lastScore),
    }),
    schema: againForm.schema({ required: t('errors.required') }),
    save: async (values) => {
      const drawings = await queryClient.ensureQueryData(imagesQuery(previous.id_taccuino));
      const saved = await api.call(operations.createNotebookEntry, {
        body: {
          ...againForm.body(values, undefined),
          ...drawings,
          id_taccuino: 0,
          id_paziente: previous.id_paziente,
          taccuino_2d_drawn: 1,
          taccuino_data: dayOf(values),
          taccuino_descrizione: describe(values),
          taccuino_zone: previous.taccuino_zone,
          id_livello_confidenzialita: strictest,
        },
      });
      queryClient.setQueryData(imagesQuery(saved.id_taccuino).queryKey, drawings);
      return saved;
    },
    detail: (values) =>
      summarize([...labels.parts(marks, 1), formats.date(dayOf(values)), describe(values)], strictest),
    // The list says it, with who sees the entry.
    done: null,
    onSaved,
  });
  const summarize = useSaveSummary({ tipo: 'notebook' });

  return (
    <Card title={t('again.title')}>
      <form {...formProps} className={styles.again}>
        <div className={styles.previous}>
          <PainImage
            size="thumbnail"
            front={images.data?.taccuino_report_anteriore}
            back={images.data?.taccuino_report_posteriore}
            marks={marks}
            loading={images.isPending}
          />
          <div className={styles.previousText}>
            <p>{t('again.drawing', { date: formats.date(previous.taccuino_data) })}</p>
            {marks.length > 0 && <PainSummary marks={marks} most={1} />}
            {images.isError && (
              <Button size="sm" loading={images.isFetching} onClick={() => void images.refetch()}>
                {t('again.retry')}
              </Button>
            )}
          </div>
        </div>
        <form.Field name="taccuino_andamento">
          {(field) => {
            const { value, onChange, ...binding } = bind(field);
            const change = (course: Course) => {
              // A score that was chosen stays.
              if (form.getFieldValue('taccuino_intensita') === (value && scoreFor(value, lastScore))) {
                form.setFieldValue('taccuino_intensita', scoreFor(course, lastScore));
              }
              onChange(course);
            };
            return (
              <RadioGroup
                {...binding}
                label={t('again.course')}
                required
                layout="segmented"
                value={value ?? ''}
                options={courses.map((course) => ({ value: course, label: tPain(`courses.${course}`) }))}
                onChange={(course) => {
                  if (isCourse(course)) gate.run('aggiungitaccuino', () => change(course));
                }}
              />
            );
          }}
        </form.Field>
        <form.Field name="taccuino_intensita">
          {(field) => <PainScoreField {...bind(field)} required last={lastScore ?? undefined} />}
        </form.Field>
        <form.Field name="taccuino_momento">
          {(field) => {
            const { value, onChange, ...binding } = bind(field);
            return (
              <RadioGroup
                {...binding}
                label={t('entry.time')}
                required
                layout="inline"
                value={value ?? ''}
                options={timesOfDay.map((time) => ({ value: time, label: tPain(`times.${time}`) }))}
                onChange={(time) => onChange(timesOfDay.find((known) => known === time) ?? value)}
              />
            );
          }}
        </form.Field>
        <p className={styles.level}>
          <ConfidentialityBadge level={strictest} look="named" />
          {t('again.level')}
        </p>
        {failure !== undefined && <Banner tone="danger" title={failure} announce />}
        <StickyFoot className={styles.againFooter}>
          <Button onClick={onCancel}>{tShell('save.cancel')}</Button>
          <Button type="submit" variant="primary" loading={saving}>
            {t('again.save')}
          </Button>
        </StickyFoot>
      </form>
      {gate.dialog}
    </Card>
  );
}
