import * as operations from '@libretto/api-client/operations';
import { CollapsibleList } from '@libretto/design-system/collapsible-list';
import { fetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { type FileKind, guessKind } from '../../shared/attachments/file-kinds.ts';
import { getHour, getMoment } from '../../shared/exams/appointment.ts';
import { completed, type ListState, requested, scheduled, states } from '../../shared/exams/exam-state.ts';
import { pastExams } from '../../shared/exams/past-exams.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { previewOf, sortByNext, sortRows } from '../../shared/records/preview-rows.ts';
import { recordLink } from '../../shared/records/record-link.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { ExamRows } from './exam-rows.tsx';
import * as styles from './exams.css.ts';
import { type Exam, examsQuery } from './exams.queries.ts';
import { useCentreName } from './use-exam-details.ts';
import { useExamEditor } from './use-exam-editor.ts';

const pastPart = fetchedPart(async () => (await import('./past-exams-card.tsx')).PastExamsCard);

const dots = { '0': 'orange', '1': 'blue', '2': 'green' } as const;

const rowLink = recordLink<Exam>('exam', ({ id_indagine }) => id_indagine);

const imageKinds: ReadonlySet<FileKind | undefined> = new Set(['foto', 'dicom', 'Video']);
const isImage = (name: string) => imageKinds.has(guessKind({ name, type: '' }));

/** What waits longest, what comes next, what was done last. */
function sortExams(state: ListState, exams: readonly Exam[], today: string): Exam[] {
  if (state === scheduled) return sortByNext(exams, today, getMoment);
  return sortRows(exams, state === requested ? 'ascending' : 'descending', getMoment);
}

export function ExamLists() {
  const mayAct = useMayAct();
  const term = useTerms();
  const { t } = useTranslation('exams');
  const locked = useLock('aggiungiesame');
  const { t: tShell } = useTranslation();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: exams = [], isPending, error, refetch } = useQuery(examsQuery(userId));
  const { gate, editor } = useExamEditor(patient);
  const edit = (state: ListState, record?: Exam) => editor.open({ record, state });
  const today = useToday();
  const { piece: PastExams } = useFetchedPart(pastPart, pastExams(exams, {}, today).length > 0);
  const formats = useFormats();
  const shortDay = useShortDay();
  const getCentre = useCentreName(userId);
  const countFiles = ({ allegati, indagine_stato }: Exam) => {
    const images = allegati.filter(isImage).length;
    const others = allegati.length - images;
    const isCompleted = indagine_stato === completed;
    return [
      others > 0 && t(isCompleted ? 'reports' : 'attachments', { count: others }),
      images > 0 && t('images', { count: images }),
      isCompleted && allegati.length === 0 && t('noReport'),
    ];
  };
  const ordered = useMemo(
    () =>
      states.map((state) => {
        const own = exams.filter(({ indagine_stato }) => indagine_stato === state);
        return { state, rows: sortExams(state, own, today) };
      }),
    [exams, today],
  );
  const toLine = (exam: Exam) => ({
    title: term(exam.indagine_tipologia),
    text: [
      formats.atHour(shortDay(exam.indagine_data_display), getHour(exam)) ||
        (exam.indagine_stato === scheduled && t('noDay')),
      ...countFiles(exam),
      exam.careprovider || getCentre(exam),
    ]
      .filter(Boolean)
      .join(dot),
  });

  return (
    <div className={styles.lists}>
      {editor.offer}
      {!isPending && !error && exams.length === 0 && (
        <EmptyArea
          part="elbow"
          title={t('first.title')}
          text={t('first.text')}
          add={{ label: t('add.2'), locked, onSelect: () => edit('2'), loading: editor.opening !== undefined }}
        />
      )}
      {PastExams && (
        <PastExams
          {...{ patient, exams, gate }}
          onPostpone={(record) => editor.open({ record, state: scheduled, focusDate: true })}
        />
      )}
      {ordered.map(({ state, rows }) => (
        <ExamRows
          key={state}
          edit={edit}
          gate={gate}
          withFiles={state === completed || rows.some(({ allegati }) => allegati.length > 0)}
        >
          {(rowProps) => (
            <CollapsibleList
              {...rowProps}
              name="esami"
              filter="indagine_stato"
              filterValue={state}
              title={t(`lists.${state}.title`)}
              subtitle={t(`lists.${state}.subtitle`)}
              dotColor={dots[state]}
              rows={rows}
              rowId={(exam) => exam.id_indagine}
              rowName={(exam) => term(exam.indagine_tipologia)}
              rowLink={rowLink}
              preview={previewOf(rows)}
              line={toLine}
              add={{
                label: t(`add.${state}`),
                locked,
                hidden: !mayAct(operations.saveExam),
                loading: editor.opening !== undefined,
                onSelect: () => edit(state),
              }}
              noData={t(`lists.${state}.none`)}
              loading={isPending}
              error={error ? tShell('failure.title') : undefined}
              onRetry={() => void refetch()}
            />
          )}
        </ExamRows>
      ))}
      {editor.element}
      {gate.dialog}
    </div>
  );
}
