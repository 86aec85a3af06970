import * as operations from '@libretto/api-client/operations';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { ClosedAtLargeText } from '../../shared/page/closed-at-large-text.tsx';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { LockableButton } from '../../shared/permissions/lockable-button.tsx';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { scheduleQuery } from '../../shared/vaccines/schedule.queries.ts';
import { toItems } from '../../shared/vaccines/schedule-items.ts';
import { ScheduleList } from './schedule-list.tsx';
import * as styles from './vaccinations.css.ts';
import type { Schedule } from './vaccinations.queries.ts';

export const scheduleId = 'richiami';

interface ScheduleCardProps {
  userId: number;
  onAdd: () => void;
}

export function ScheduleCard({ userId, onAdd }: ScheduleCardProps) {
  const { t } = useTranslation('vaccinations');
  const { data, isError, refetch } = useQuery(scheduleQuery(userId));
  return (
    <Card id={scheduleId} title={t('schedule.title')} icon={<CalendarDays />}>
      {isError && !data && (
        <Banner
          tone="danger"
          title={t('schedule.failed')}
          announce
          action={<Button onClick={() => void refetch()}>{t('schedule.retry')}</Button>}
        />
      )}
      {!isError && !data && <Skeleton shape="block" count={3} />}
      {data && <Content schedule={data} onAdd={onAdd} />}
    </Card>
  );
}

function Content({ schedule, onAdd }: { schedule: Schedule; onAdd: () => void }) {
  const mayAct = useMayAct();
  const { t } = useTranslation('vaccinations');
  const locked = useLock('aggiungivaccini');
  const isLarge = useLargeTextOnPhone();
  const { now, later, pregnancy, done } = toItems(schedule);
  const [missing, ...alsoMissing] = schedule.mancano;
  const known = !schedule.mancano.includes('paziente_nascita');
  return (
    <div className={styles.schedule}>
      {missing !== undefined && (
        <Banner
          title={t(`schedule.missing.${missing}`)}
          action={<Link to="/Registro/SchedaPaziente">{t('schedule.missing.card')}</Link>}
        >
          {alsoMissing.map((field) => t(`schedule.missing.${field}`)).join(' ')}
        </Banner>
      )}
      {known && (
        <>
          <section className={styles.part}>
            <h3 className={styles.partTitle}>{t('schedule.now')}</h3>
            {now.length === 0 ? <p>{t('schedule.nothingNow')}</p> : <ScheduleList items={now} />}
            {now.length > 0 && mayAct(operations.saveVaccination) && (
              <div className={styles.help}>
                <p>{t('schedule.nowHelp')}</p>
                <LockableButton locked={locked} onClick={onAdd}>
                  {t('schedule.already')}
                </LockableButton>
              </div>
            )}
          </section>
          {later.length > 0 && (
            <section className={styles.part}>
              <h3 className={styles.partTitle}>{t('schedule.later')}</h3>
              <ScheduleList items={later} />
            </section>
          )}
          {pregnancy.length > 0 && (
            <section className={styles.part}>
              <ClosedAtLargeText heading={<h3 className={styles.partTitle}>{t('schedule.pregnancy')}</h3>}>
                <ScheduleList items={pregnancy} />
              </ClosedAtLargeText>
            </section>
          )}
          {done.length > 0 && (
            <section className={styles.part}>
              <ClosedAtLargeText heading={<h3 className={styles.partTitle}>{t('schedule.done')}</h3>}>
                <ScheduleList items={done} />
              </ClosedAtLargeText>
            </section>
          )}
        </>
      )}
      <ClosedPart closed={isLarge} heading={isLarge && <h3 className={styles.partTitle}>{t('schedule.about')}</h3>}>
        <p className={styles.muted}>
          {t('schedule.disclaimer')} {t('schedule.source', { source: schedule.fonte })}
        </p>
      </ClosedPart>
    </div>
  );
}
