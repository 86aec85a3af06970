import type { Schema } from '@libretto/api-client/schema';
import { Card } from '@libretto/design-system/card';
import type { ListAction } from '@libretto/design-system/collapsible-list';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAttachmentPreview } from '../../shared/attachments/use-attachment-preview.tsx';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { downloadAddress } from '../../shared/downloads/save-file.ts';
import { completed, isListState, scheduled } from '../../shared/exams/exam-state.ts';
import { useExamDay } from '../../shared/exams/use-exam-day.ts';
import { useDistance } from '../../shared/formats/use-distance.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './exam-page.css.ts';
import { ExamProgress } from './exam-progress.tsx';
import { ExamReport } from './exam-report.tsx';
import { ExamRows } from './exam-rows.tsx';
import { type Exam, examsQuery } from './exams.queries.ts';
import { useCentre } from './use-exam-details.ts';
import { useExamEditor } from './use-exam-editor.ts';

export function ExamPage({ id }: { id: number }) {
  const { t } = useTranslation('exams');
  const { t: tRecords } = useTranslation('records');
  const examDay = useExamDay();
  const term = useTerms();
  const today = useToday();
  const distance = useDistance(today);
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: exams } = useSuspenseQuery(examsQuery(userId));
  const getCentre = useCentre(userId);
  const { gate, editor } = useExamEditor(patient, { stay: true });
  const preview = useAttachmentPreview(downloadAddress);
  const exam = useDetailRow('exam', exams, ({ id_indagine }) => id_indagine === id);
  if (exam === undefined) return <MissingRecord kind="exam" deleted={undefined} />;
  const { indagine_stato: state, indagine_categoria: category } = exam;
  const centre = getCentre(exam);
  const title = term(exam.indagine_tipologia);
  const day = examDay(exam);
  const date = day || (state === scheduled && t('noDay'));
  const booking = state === scheduled ? (exam.indagine_data_display?.slice(0, 10) ?? '') : '';
  const ahead = booking !== '' && distance(booking);
  return (
    <ExamRows gate={gate} edit={(state, record) => editor.open({ record, state })}>
      {({ actions = [] }) => (
        <DetailPage
          kind="exam"
          id={id}
          row={exam}
          title={title}
          state={[date, ahead, isListState(state) && t(`detail.states.${state}`)]}
          level={exam.id_livello_confidenzialita ?? strictest}
          lead={
            isListState(state) &&
            state !== completed && (
              <Card>
                <ExamProgress state={state} />
              </Card>
            )
          }
          report={<ExamReport exam={exam} />}
          values={[
            { term: t('fields.category'), value: category && t(`categories.${category}`) },
            { term: t('fields.reason'), value: exam.indagine_motivo },
            { term: tRecords('careProvider.label'), value: exam.careprovider },
            { term: t('fields.centre'), value: centre ? <CentreContact centre={centre} /> : exam.altro_centro },
          ]}
          actions={actions.map(withOwnName)}
          primary={booking > today ? undefined : getPrimary(exam)}
          loading={editor.opening !== undefined || preview.loading}
          dialogs={
            <>
              {editor.element}
              {preview.element}
              {gate.dialog}
            </>
          }
        />
      )}
    </ExamRows>
  );

  /** A list of one attachment would take another tap. */
  function openReport({ onSelect }: ListAction<Exam>): ListAction<Exam>['onSelect'] {
    return (row) => {
      const [id, ...others] = row.id_allegati;
      if (id === undefined || others.length > 0) onSelect(row);
      else preview.open({ id: String(id), name: row.allegati[0] ?? '', note: row.indagine_motivo });
    };
  }

  /** What an action does with this exam, where the list names it for all. */
  function withOwnName(action: ListAction<Exam>): ListAction<Exam> {
    if (action.id === 'attachments') return { ...action, label: t('detail.openReport'), onSelect: openReport(action) };
    if (action.id === 'move' && isListState(state) && state !== completed) {
      return { ...action, label: t(`detail.next.${state}`) };
    }
    return action;
  }
}

/** Where to go, and whom to call to move an appointment. */
function CentreContact({ centre }: { centre: Schema<'PartnerCentre'> }) {
  const { centro_nome: name, centro_indirizzo: address, telefono: phone } = centre;
  return (
    <span className={styles.centre}>
      <span>{name}</span>
      {address && <span className={styles.address}>{address}</span>}
      {phone && <PhoneNumber number={phone} />}
    </span>
  );
}

function getPrimary({ indagine_stato, id_allegati }: Exam): string {
  if (indagine_stato !== completed) return 'move';
  return id_allegati.length > 0 ? 'attachments' : 'attach';
}
