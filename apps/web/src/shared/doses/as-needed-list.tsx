import * as operations from '@libretto/api-client/operations';
import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../acting/use-may-act.ts';
import { dot } from '../formats/dot.ts';
import { timeNow, yesterday } from '../formats/formats.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useMinute } from '../formats/use-minute.ts';
import { takenDoses, toElapsed } from './as-needed.ts';
import * as styles from './doses.css.ts';
import { type Dose, type DoseMark, dosesQuery, type Therapy } from './doses.queries.ts';

interface AsNeededListProps {
  userId: number;
  therapies: readonly Therapy[];
  /** Of today. */
  recorded: readonly Dose[];
  onMark: (dose: { therapy: Therapy; ora: string }, esito: DoseMark['esito']) => void;
}

/** Drugs as needed with their frequency as prescribed, which states the maximum, and the doses that were taken. */
export function AsNeededList({ userId, therapies, recorded, onMark }: AsNeededListProps) {
  // The last dose may have been taken before midnight.
  const { data: before = [] } = useQuery(dosesQuery(userId, yesterday()));
  return (
    <ul className={styles.doses}>
      {therapies.map((therapy) => (
        <AsNeededRow
          key={therapy.id_terapie}
          therapy={therapy}
          taken={takenDoses(recorded, therapy)}
          before={takenDoses(before, therapy).at(-1)}
          onMark={(ora, esito) => onMark({ therapy, ora }, esito)}
        />
      ))}
    </ul>
  );
}

interface AsNeededRowProps {
  therapy: Therapy;
  taken: readonly Dose[];
  /** The last dose of yesterday. */
  before: Dose | undefined;
  onMark: (ora: string, esito: DoseMark['esito']) => void;
}

function AsNeededRow({ therapy, taken, before, onMark }: AsNeededRowProps) {
  const { t } = useTranslation('doses');
  const mayMark = useMayAct()(operations.markDose);
  const take = useRef<HTMLButtonElement>(null);
  const { farmaco, quantita_farmaceutica, frequenza_farmaceutica } = therapy;
  const drug = farmaco.descrizione_breve;
  const last = taken.at(-1) ?? before;
  return (
    <li className={styles.needed}>
      <span className={styles.neededLine}>
        <span className={styles.neededName}>
          <strong>{drug}</strong>
          <span className={styles.muted}>
            {[quantita_farmaceutica, frequenza_farmaceutica].filter(Boolean).join(dot)}
          </span>
          {last && <LastDose dose={last} isBefore={last === before} />}
        </span>
        {mayMark && (
          <Button
            ref={take}
            size="sm"
            aria-label={t('takeNowNamed', { drug })}
            onClick={() => onMark(timeNow(), 'presa')}
          >
            {t('takeNow')}
          </Button>
        )}
      </span>
      <span role="status">
        <VisuallyHidden>{taken.length > 0 && t('takenToday', { count: taken.length })}</VisuallyHidden>
      </span>
      {taken.map(({ ora }) => (
        <span key={ora} className={styles.answers}>
          <Badge tone="success">{t('taken.prompt', { time: ora })}</Badge>
          {mayMark && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('undoNamed', { drug, time: ora })}
              onClick={() => {
                onMark(ora, null);
                // This button goes with its dose.
                take.current?.focus();
              }}
            >
              {t('undo')}
            </Button>
          )}
        </span>
      ))}
    </li>
  );
}

function LastDose({ dose, isBefore }: { dose: Dose; isBefore: boolean }) {
  const { t } = useTranslation('doses');
  const formats = useFormats();
  const { value, unit } = toElapsed(dose, useMinute());
  if (value === 0) return null;
  const time = formats.number(value, { style: 'unit', unit, unitDisplay: 'long' });
  return (
    <span className={styles.muted}>{isBefore ? t('lastYesterday', { at: dose.ora, time }) : t('last', { time })}</span>
  );
}
