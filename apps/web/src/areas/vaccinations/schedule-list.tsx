import { Badge, type BadgeTone } from '@libretto/design-system/badge';
import { Baby, CalendarClock, CircleAlert, CircleCheck, CircleHelp, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { followsRecorded, isUnrecorded } from '../../shared/vaccines/dose-state.ts';
import type { ScheduleItem } from '../../shared/vaccines/schedule-items.ts';
import { useDoseState } from '../../shared/vaccines/use-dose-state.ts';
import * as styles from './vaccinations.css.ts';
import type { ScheduledDose } from './vaccinations.queries.ts';

const appearance: Record<ScheduleItem['stato'], { icon: LucideIcon; tone: BadgeTone }> = {
  in_ritardo: { icon: CircleAlert, tone: 'warning' },
  dovuta: { icon: Clock, tone: 'info' },
  prossima: { icon: CalendarClock, tone: 'neutral' },
  in_gravidanza: { icon: Baby, tone: 'neutral' },
  fatta: { icon: CircleCheck, tone: 'success' },
};

const unrecorded: (typeof appearance)['dovuta'] = { icon: CircleHelp, tone: 'neutral' };

export function ScheduleList({ items }: { items: readonly ScheduleItem[] }) {
  const { t } = useTranslation('vaccinations');
  const describe = useDoseDescription();
  const toState = useDoseState();
  return (
    <ol className={styles.timeline}>
      {items.map((item) => {
        const { icon: Icon, tone } = isUnrecorded(item) ? unrecorded : appearance[item.stato];
        const description = describe(item);
        return (
          <li key={`${item.vaccino} ${item.numero} ${item.stato} ${item.data}`} className={styles.scheduleItem}>
            <span className={styles.dot} data-state={isUnrecorded(item) ? 'unrecorded' : item.stato}>
              <Icon aria-hidden="true" size="1.125em" />
            </span>
            <div className={styles.content}>
              <p className={styles.head}>
                <span className={styles.name}>{t(`schedule.vaccines.${item.vaccino}.name`)}</span>
                {item.numero !== null && <span>{t('schedule.nth', { number: item.numero })}</span>}
                <Badge tone={tone}>{toState(item.vaccino, item, today())}</Badge>
                {item.obbligatorio && item.stato !== 'fatta' && <Badge>{t('schedule.mandatory')}</Badge>}
              </p>
              {description && <p>{description}</p>}
              {item.stato !== 'fatta' && <p className={styles.muted}>{t(`schedule.vaccines.${item.vaccino}.text`)}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** What the state of a dose does not tell; empty when it tells everything. */
export function useDoseDescription(): (item: ScheduledDose) => string {
  const { t } = useTranslation('vaccinations');
  const { date } = useFormats();
  return (dose) => {
    const { stato, dal, entro, data } = dose;
    const isMissing = !followsRecorded(dose);
    if (stato === 'in_gravidanza') return t('schedule.when.in_gravidanza');
    if (stato === 'fatta') return t('schedule.when.fatta', { date: date(data) });
    // The schedule defines only the start; the end of the period before a dose counts as late is our own choice.
    if (stato === 'in_ritardo') return t(`schedule.when.${isMissing ? 'in_ritardo' : 'expected'}`, { date: date(dal) });
    if (stato === 'prossima') return t('schedule.when.prossima', { date: date(dal) });
    if (entro !== null) return isMissing ? t('schedule.when.unrecorded') : '';
    return t('schedule.when.recommended');
  };
}
