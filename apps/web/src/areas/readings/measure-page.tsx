import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import type { Chart } from '../../shared/readings/charts.ts';
import { toReferencePerson } from '../../shared/readings/reference.ts';
import { withMeasure } from '../../shared/readings/trend.ts';
import { BodyDrawing } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { TrendCourse } from '../../shared/trend/trend-course.tsx';
import { CurrentDangers } from './current-dangers.tsx';
import { type Reading, readingsQuery } from './readings.queries.ts';
import { ReferenceNote } from './reference-note.tsx';
import { useReadingEditor } from './use-reading-editor.ts';

export function MeasurePage({ chart }: { chart: Chart }) {
  const mayAct = useMayAct();
  const { t } = useTranslation('readings');
  const editor = useReadingEditor();
  const { userId } = useSession();
  const { data } = useSuspenseQuery(readingsQuery(userId));
  const { seen: all, hidden } = useSeen()('reading', data, ({ id_rilevazione }) => id_rilevazione);
  const add = mayAct(operations.saveReading) && (
    <Button
      size="sm"
      variant="primary"
      iconStart={<Plus />}
      loading={editor.opening !== undefined}
      onClick={() => editor.open({ record: undefined })}
    >
      {t('add')}
    </Button>
  );
  const measured = withMeasure(all, chart.of[0]);
  return (
    <Page
      tab="body"
      title={t(`charts.${chart.id}`)}
      back={<BackLink to="/Registro/Visite/rilevazioni">{t('title')}</BackLink>}
    >
      {editor.offer}
      <HiddenCount count={hidden} />
      {measured.length > 0 ? (
        <>
          <CurrentDangers of={chart.of} />
          <Course key={chart.id} chart={chart} readings={measured} add={add} />
          <ReferenceNote chart={chart} />
        </>
      ) : (
        <EmptyState title={t('noValue')} illustration={<BodyDrawing part="chest" />} action={add}>
          {t('firstValue')}
        </EmptyState>
      )}
      {editor.element}
    </Page>
  );
}

interface CourseProps {
  chart: Chart;
  /** With a value of the chart's first measure, newest first; at least one. */
  readings: readonly Reading[];
  add: ReactNode;
}

function Course({ chart, readings, add }: CourseProps) {
  const { t } = useTranslation('readings');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: all } = useSuspenseQuery(readingsQuery(userId));
  const name = t(`charts.${chart.id}`);
  const labels = useMemo(
    () => (chart.id === 'pressure' ? chart.of.map((measure) => t(`columns.${measure}`)) : [name]),
    [chart, name, t],
  );
  return (
    <TrendCourse
      {...{ chart, readings, name, labels }}
      person={toReferencePerson(patient, all)}
      title={t('trend')}
      headingLevel={2}
    >
      {add && <div>{add}</div>}
    </TrendCourse>
  );
}
