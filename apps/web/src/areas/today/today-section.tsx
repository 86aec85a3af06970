import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { draftsQuery } from '../../shared/drafts/drafts-query.ts';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { seesNothing } from '../../shared/sharing/sees-nothing.ts';
import { Alerts } from './alerts.tsx';
import { CourseCard } from './course-card.tsx';
import { DosesCard } from './doses-card.tsx';
import { FirstEntriesCard } from './first-entries-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { NewsCard } from './news-card.tsx';
import { NextExamCard } from './next-exam-card.tsx';
import { seeToday } from './seen-today.ts';
import { DraftsCard, ToDoCard } from './to-do-card.tsx';
import * as styles from './today.css.ts';
import { areFirstStepsDeclined, todayQuery } from './today.queries.ts';
import { findFirstSteps, isEmptyRecord } from './today-rules.ts';
import { ViewersCard } from './viewers-card.tsx';

/** The top of the start page. A card is shown only when there is something to say. */
export function TodaySection() {
  const mayAct = useMayAct();
  const { t } = useTranslation('today');
  const { userId } = useSession();
  const day = useToday();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: today, isError, refetch } = useQuery(todayQuery(userId, day));
  const { id, eyes } = useEyes();
  const see = useSeen();
  // Until it is known what a reader sees, nothing is shown.
  const seen =
    today && (id === undefined || eyes)
      ? seeToday({ patient, today }, see, ({ tipo, id_record }) => eyes?.markOf(tipo, id_record) !== undefined)
      : undefined;
  // The first steps are the owner's, or those of a parent.
  const open = today && mayAct('parent') ? findFirstSteps(patient) : undefined;
  const { data: drafts } = useQuery({ ...draftsQuery(), enabled: open !== undefined });
  const steps = drafts && !areFirstStepsDeclined(drafts) ? open : undefined;
  const showsFirstEntries =
    id === undefined && (open === undefined || drafts !== undefined) && today && isEmptyRecord(patient, today);

  return (
    <section className={styles.today} aria-label={t('title')}>
      {isError && !today && (
        <Banner
          tone="danger"
          title={t('failed')}
          announce
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {!isError && !seen && <Skeleton shape="block" count={3} />}
      {seen && (
        <div className={styles.cards}>
          <Alerts patient={seen.patient} today={seen.today} hidden={seen.hidden.alerts} />
          {steps && today && isEmptyRecord(patient, today) ? (
            <>
              <FirstStepsCard steps={steps} />
              <DraftsCard drafts={drafts ?? []} today={day} />
            </>
          ) : (
            <div className={styles.columns}>
              <DosesCard userId={userId} today={seen.today} hidden={seen.hidden.doses} />
              <NextExamCard today={seen.today} hidden={seen.hidden.exams} />
              {steps && <FirstStepsCard steps={steps} />}
              {showsFirstEntries && <FirstEntriesCard />}
              {/* What the patient has to do, and who else sees the record, only the patient sees. */}
              {id === undefined && <ToDoCard patient={patient} today={seen.today} />}
              <CourseCard patient={seen.patient} today={seen.today} hidden={seen.hidden.course} />
              <NewsCard patient={seen.patient} today={seen.today} hidden={seen.hidden.news} />
              {id === undefined && patient.associated_doctors.some((doctor) => !seesNothing(doctor)) && (
                <ViewersCard userId={userId} />
              )}
            </div>
          )}
        </div>
      )}
    </section>
  );
}
