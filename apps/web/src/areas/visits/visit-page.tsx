import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useVisitActions } from './use-visit-actions.ts';
import { visitsQuery } from './visits.queries.ts';

const texts = ['visita_motivazione', 'visita_osservazioni', 'visita_conclusioni'] as const;

export function VisitPage({ id }: { id: number }) {
  const { t } = useTranslation('visits');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: visits } = useSuspenseQuery(visitsQuery(userId));
  const { getName, actions, editor, gate, lockElement } = useVisitActions(patient, { stay: true });
  const visit = useDetailRow('visit', visits, ({ id_visita }) => id_visita === id);
  if (visit === undefined) return <MissingRecord kind="visit" deleted={undefined} />;
  return (
    <DetailPage
      kind="visit"
      id={id}
      row={visit}
      title={t('of', { date: formats.date(visit.visita_data) })}
      name={getName(visit)}
      state={[]}
      level={visit.id_livello_confidenzialita ?? strictest}
      values={texts.map((field) => ({ term: t(`fields.${field}`), value: visit[field] }))}
      actions={actions}
      loading={editor.opening !== undefined}
      dialogs={
        <>
          {editor.element}
          {lockElement}
          {gate.dialog}
        </>
      }
    />
  );
}
