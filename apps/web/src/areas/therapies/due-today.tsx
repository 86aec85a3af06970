import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { type DueDose, dosesOn } from './schedule.ts';
import * as styles from './therapies.css.ts';
import { type Dose, type DoseMark, dosesQuery, inProgress, markDose, type Therapy } from './therapies.queries.ts';

const calendarDialog = async () => (await import('./calendar-dialog.tsx')).CalendarDialog;

export interface DueTodayProps {
  userId: number;
  therapies: readonly Therapy[];
}

export function DueToday({ userId, therapies }: DueTodayProps) {
  const { t } = useTranslation('therapies');
  const day = useToday();
  const query = dosesQuery(userId, day);
  const { data: recorded = [], isPending, error, refetch } = useQuery(query);
  const toasts = useToast();
  const calendar = useLazyDialog(calendarDialog);
  const due = dosesOn(therapies, day, recorded);
  const recordedCount = due.filter((dose) => dose.recorded).length;
  const hasTimes = therapies.some(({ tipo_terapia, orari }) => tipo_terapia === inProgress && orari.length > 0);

  async function mark({ therapy: { id_terapie }, ora }: DueDose, esito: DoseMark['esito']) {
    const { queryKey } = query;
    await queryClient.cancelQueries({ queryKey });
    const isSameDose = (dose: Dose) => dose.id_terapie === id_terapie && dose.ora === ora;
    const previous = queryClient.getQueryData<Dose[]>(queryKey)?.find(isSameDose);
    const updateCache = (dose: Dose | undefined) =>
      queryClient.setQueryData<Dose[]>(queryKey, (doses = []) => [
        ...doses.filter((other) => !isSameDose(other)),
        ...(dose ? [dose] : []),
      ]);
    const now = serverNow().toISOString();
    updateCache(esito === null ? undefined : { id_terapie, giorno: day, ora, esito, segnata_il: now });
    try {
      await markDose({ id_terapie, giorno: day, ora, esito });
    } catch (failure) {
      console.warn('A dose could not be recorded', failure);
      updateCache(previous);
      toasts.show({ message: t('today.failed'), tone: 'danger' });
    }
  }

  return (
    <Card
      title={t('today.title')}
      actions={
        <Button
          size="sm"
          iconStart={<CalendarPlus />}
          loading={calendar.loading}
          disabledReason={hasTimes ? undefined : t('calendar.noTimes')}
          onClick={() => void calendar.open({ userId })}
        >
          {t('today.calendar')}
        </Button>
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
        <>
          <p role="status" className={styles.muted}>
            {t('today.count', { done: recordedCount, count: due.length })}
          </p>
          <ul className={styles.doses}>
            {due.map((dose) => (
              <DoseRow
                key={`${dose.therapy.id_terapie} ${dose.ora}`}
                dose={dose}
                outdatedTimes={dose.recorded ? [] : due.filter(isOutdatedDose(dose)).map(({ ora }) => ora)}
                onMark={(esito) => void mark(dose, esito)}
              />
            ))}
          </ul>
        </>
      )}
      {calendar.element}
    </Card>
  );
}

const isOutdatedDose =
  ({ therapy: { id_terapie } }: DueDose) =>
  ({ therapy, isTimeRemoved }: DueDose) =>
    isTimeRemoved && therapy.id_terapie === id_terapie;

interface DoseRowProps {
  dose: DueDose;
  outdatedTimes: readonly string[];
  onMark: (esito: DoseMark['esito']) => void;
}

function DoseRow({ dose, outdatedTimes, onMark }: DoseRowProps) {
  const { t } = useTranslation('therapies');
  const formats = useFormats();
  const { therapy, ora, quantita, recorded, isTimeRemoved } = dose;
  const answers = useRef<HTMLSpanElement>(null);
  const answered = useRef(false);
  const esito = recorded?.esito;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the buttons are others
  useEffect(() => {
    if (answered.current) answers.current?.querySelector('button')?.focus();
    answered.current = false;
  }, [esito]);

  function answer(next: DoseMark['esito']) {
    answered.current = true;
    onMark(next);
  }

  const labelValues = { drug: therapy.farmaco.descrizione_breve, time: ora };
  return (
    <li className={styles.dose}>
      <span className={styles.time}>{ora}</span>
      <span className={styles.doseName}>
        <strong>{therapy.farmaco.descrizione_breve}</strong>
        <span className={styles.muted}>
          {therapy.quantita_farmaceutica}
          {quantita !== 1 && ` · ${t('today.amount', { amount: formats.number(quantita) })}`}
        </span>
        {isTimeRemoved && <span className={styles.muted}>{t('today.timeIsOver')}</span>}
        {outdatedTimes.length > 0 && (
          <Badge tone="warning">{t('today.alreadyNoted', { times: outdatedTimes.join(', ') })}</Badge>
        )}
      </span>
      <span ref={answers} className={styles.answers}>
        {recorded ? (
          <>
            <Badge tone={recorded.esito === 'presa' ? 'success' : 'neutral'}>
              {t(`today.${recorded.esito}`, { time: toLocalDateTime(recorded.segnata_il).slice(11) })}
            </Badge>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('today.undoNamed', labelValues)}
              onClick={() => answer(null)}
            >
              {t('today.undo')}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="sm"
              variant="primary"
              iconStart={<Check />}
              aria-label={t('today.takeNamed', labelValues)}
              onClick={() => answer('presa')}
            >
              {t('today.take')}
            </Button>
            <Button
              size="sm"
              iconStart={<X />}
              aria-label={t('today.skipNamed', labelValues)}
              onClick={() => answer('saltata')}
            >
              {t('today.skip')}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
