import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mayShareAndDelete } from '../../shared/acting/acting.ts';
import { draftsQuery } from '../../shared/drafts/drafts-query.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Alerts } from './alerts.tsx';
import { CourseCard } from './course-card.tsx';
import { DosesCard } from './doses-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { NewsCard } from './news-card.tsx';
import { NextExamCard } from './next-exam-card.tsx';
import { ToDoCard } from './to-do-card.tsx';
import * as styles from './today.css.ts';
import { areFirstStepsDeclined, todayQuery } from './today.queries.ts';
import { findFirstSteps } from './today-rules.ts';
import { ViewersCard } from './viewers-card.tsx';

/** The top of the start page. A card is shown only when there is something to say. */
export function TodaySection() {
  const { t } = useTranslation('today');
  const { userId } = useSession();
  const day = useToday();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: today, isError, refetch } = useQuery(todayQuery(userId, day));
  // The first steps are the owner's, or those of a parent.
  const open = today && mayShareAndDelete() ? findFirstSteps(patient, today) : undefined;
  const { data: drafts } = useQuery({ ...draftsQuery(), enabled: open !== undefined });
  const steps = drafts && !areFirstStepsDeclined(drafts) ? open : undefined;

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
      {!isError && !today && <Skeleton shape="block" count={3} />}
      {today && (
        <div className={styles.cards}>
          <Alerts patient={patient} today={today} />
          {steps ? (
            <FirstStepsCard steps={steps} />
          ) : (
            <>
              <div className={styles.columns}>
                <DosesCard userId={userId} today={today} />
                <NextExamCard today={today} />
                <ToDoCard patient={patient} today={today} />
                <CourseCard patient={patient} today={today} />
              </div>
              <NewsCard today={today} />
              {patient.associated_doctors.length > 0 && <ViewersCard userId={userId} />}
            </>
          )}
        </div>
      )}
    </section>
  );
}
