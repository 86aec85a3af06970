import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { drugsAsNeeded } from '../../shared/doses/as-needed.ts';
import { AsNeededList } from '../../shared/doses/as-needed-list.tsx';
import { DoseList } from '../../shared/doses/dose-list.tsx';
import * as doseStyles from '../../shared/doses/doses.css.ts';
import { inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';
import { useDoseMarks } from '../../shared/doses/use-dose-marks.ts';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { ClosedAtLargeText } from '../../shared/page/closed-at-large-text.tsx';
import * as styles from './therapies.css.ts';

const calendarDialog = async () => (await import('./calendar-dialog.tsx')).CalendarDialog;

export interface DueTodayProps {
  userId: number;
  therapies: readonly Therapy[];
}

export function DueToday({ userId, therapies }: DueTodayProps) {
  const { t } = useTranslation('therapies');
  const { t: tDoses } = useTranslation('doses');
  const { seen, hidden } = useSeen()(
    'therapy',
    therapies.filter(({ tipo_terapia }) => tipo_terapia === inProgress),
    ({ id_terapie }) => id_terapie,
  );
  const { due, recorded, mark, isPending, error, refetch } = useDoseMarks(userId, seen);
  const needed = drugsAsNeeded(seen, useToday());
  const calendar = useLazyDialog(calendarDialog);
  const recordedCount = due.filter((dose) => dose.recorded).length;
  const hasTimes = seen.some(({ orari }) => orari.length > 0);

  return (
    <Card
      title={t('today.title')}
      actions={
        !isPending &&
        due.length > 0 && (
          <span role="status" className={styles.muted}>
            {t('today.count', { done: recordedCount, count: due.length })}
          </span>
        )
      }
    >
      {error && (
        <Banner
          tone="danger"
          title={t('today.notLoaded')}
          action={<Button onClick={() => void refetch()}>{t('today.retry')}</Button>}
        />
      )}
      {/* An already recorded dose must not be offered while loading. */}
      {isPending ? (
        <Skeleton shape="block" />
      ) : due.length === 0 ? (
        <p className={styles.muted}>{hasTimes ? t('today.none') : t('today.noneText')}</p>
      ) : (
        <DoseList due={due} onMark={(dose, esito) => void mark(dose, esito)} />
      )}
      {!isPending && needed.length > 0 && (
        <section className={doseStyles.part}>
          <ClosedAtLargeText heading={<h3 className={doseStyles.partName}>{tDoses('asNeeded')}</h3>}>
            <AsNeededList
              userId={userId}
              therapies={needed}
              recorded={recorded}
              onMark={(dose, esito) => void mark(dose, esito)}
            />
          </ClosedAtLargeText>
        </section>
      )}
      <HiddenCount count={hidden} />
      <div className={styles.todayFoot}>
        <Button
          size="sm"
          iconStart={<CalendarPlus />}
          loading={calendar.loading}
          disabledReason={hasTimes ? undefined : t('calendar.noTimes')}
          onClick={() => void calendar.open({ userId })}
        >
          {t('today.calendar')}
        </Button>
      </div>
      {calendar.element}
    </Card>
  );
}
