import * as operations from '@libretto/api-client/operations';
import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../acting/use-may-act.ts';
import { timeNow } from '../formats/formats.ts';
import { toLocalDateTime } from '../formats/local-date-time.ts';
import { useFormats } from '../formats/use-formats.ts';
import { groupByDayPart, isLate, timingOf } from './day-parts.ts';
import * as styles from './doses.css.ts';
import type { DoseMark } from './doses.queries.ts';
import { type DueDose, toDoseKey } from './schedule.ts';

interface DoseListProps {
  /** All doses of the day, in order of time. */
  due: readonly DueDose[];
  /** Those to show; all by default. */
  shown?: readonly DueDose[];
  /** By part of the day, with the late ones marked. */
  grouped?: boolean;
  onMark: (dose: DueDose, esito: DoseMark['esito']) => void;
}

export function DoseList({ due, shown = due, grouped = true, onMark }: DoseListProps) {
  const { t } = useTranslation('doses');
  const renderDoses = (doses: readonly DueDose[]) => (
    <ul className={styles.doses}>
      {doses.map((dose) => (
        <DoseRow
          key={toDoseKey(dose)}
          dose={dose}
          isMarkedLate={grouped}
          outdatedTimes={dose.recorded ? [] : due.filter(isOutdatedDose(dose)).map(({ ora }) => ora)}
          onMark={(esito) => onMark(dose, esito)}
        />
      ))}
    </ul>
  );
  if (!grouped) return renderDoses(shown);
  return (
    <>
      {groupByDayPart(shown).map(({ part, doses }) => (
        <section key={part} className={styles.part}>
          <h3 className={styles.partName}>{t(`parts.${part}`)}</h3>
          {renderDoses(doses)}
        </section>
      ))}
    </>
  );
}

const isOutdatedDose =
  ({ therapy: { id_terapie } }: DueDose) =>
  ({ therapy, isTimeRemoved }: DueDose) =>
    isTimeRemoved && therapy.id_terapie === id_terapie;

interface DoseRowProps {
  dose: DueDose;
  isMarkedLate: boolean;
  outdatedTimes: readonly string[];
  onMark: (esito: DoseMark['esito']) => void;
}

function DoseRow({ dose, isMarkedLate, outdatedTimes, onMark }: DoseRowProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('doses');
  const formats = useFormats();
  const { therapy, ora, quantita, recorded, isTimeRemoved } = dose;
  const answers = useRef<HTMLSpanElement>(null);
  const answered = useRef(false);
  const esito = recorded?.esito;
  const mayMark = mayAct(operations.markDose);
  const now = timeNow();
  const recordedAt = recorded ? toLocalDateTime(recorded.segnata_il).slice(11) : '';

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
      <span className={styles.facts}>
        <span className={styles.time}>{ora}</span>
        <strong>{therapy.farmaco.descrizione_breve}</strong>
        {/* In the place of what to take, so that an answer does not move the rows below. */}
        {recorded ? (
          <span className={styles.outcome} data-outcome={recorded.esito}>
            {recorded.esito === 'presa' ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
            {recorded.esito === 'presa'
              ? t(`taken.${timingOf(ora, recordedAt)}`, { time: recordedAt })
              : t(recorded.esito)}
          </span>
        ) : (
          <span className={styles.muted}>
            {therapy.quantita_farmaceutica}
            {quantita !== 1 && ` · ${t('amount', { amount: formats.number(quantita) })}`}
          </span>
        )}
        {/* The filled button shows it; as words on each row they would take a line of a phone. */}
        {isMarkedLate && isLate(dose, now) && <VisuallyHidden>{t('late')}</VisuallyHidden>}
        {isTimeRemoved && <span className={styles.remark}>{t('timeChanged')}</span>}
        {outdatedTimes.length > 0 && (
          <Badge tone="warning">{t('alreadyRecorded', { times: outdatedTimes.join(', ') })}</Badge>
        )}
      </span>
      <span ref={answers} className={styles.answers}>
        {mayMark &&
          (recorded ? (
            <Button size="sm" variant="ghost" aria-label={t('undoNamed', labelValues)} onClick={() => answer(null)}>
              {t('undo')}
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                // Not yet due: easily marked by mistake next to the dose that is.
                variant={ora > now ? 'secondary' : 'primary'}
                aria-label={t('takeNamed', labelValues)}
                onClick={() => answer('presa')}
              >
                {t('take')}
              </Button>
              <Button size="sm" aria-label={t('skipNamed', labelValues)} onClick={() => answer('saltata')}>
                {t('skip')}
              </Button>
            </>
          ))}
      </span>
    </li>
  );
}
