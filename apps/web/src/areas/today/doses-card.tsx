import * as operations from '@libretto/api-client/operations';
import { Card } from '@libretto/design-system/card';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { DoseList } from '../../shared/doses/dose-list.tsx';
import type { DoseMark } from '../../shared/doses/doses.queries.ts';
import { type DueDose, toDoseKey } from '../../shared/doses/schedule.ts';
import { useDoseMarks } from '../../shared/doses/use-dose-marks.ts';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { timeNow } from '../../shared/formats/formats.ts';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { AreaLink } from './area-link.tsx';
import { arrangeDoses } from './arrange-doses.ts';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';

/** The first screen of a phone shows them with the next appointment. */
const room = { least: 2, most: 3 };
const roomWithLargeText = { least: 1, most: 1 };

export function DosesCard({ userId, today, hidden }: { userId: number; today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  const { due, mark } = useDoseMarks(userId, today.terapie);
  // A dose stays where it was answered, so that the answer can be corrected.
  const answered = useRef(new Set<string>());
  // The same below, in the list of what was recorded before.
  const corrected = useRef(new Set<string>());
  const isLarge = useLargeTextOnPhone();
  const mayMark = useMayAct()(operations.markDose);
  if (due.length === 0 && hidden === 0) return null;
  const recorded = due.filter((dose) => dose.recorded).length;
  const done = due.some((dose) => dose.recorded?.esito === 'saltata') ? t('now.doneWithSkipped') : t('now.done');
  const isIn = (keys: ReadonlySet<string>, dose: DueDose) => keys.has(toDoseKey(dose));
  const candidates = due.filter(
    (dose) => !isIn(corrected.current, dose) && (!dose.recorded || isIn(answered.current, dose)),
  );
  const { earlier, shown, next } = arrangeDoses(candidates, isLarge ? roomWithLargeText : room, timeNow(), due);
  const answeredBefore = due.filter(
    (dose) => (dose.recorded && !candidates.includes(dose)) || isIn(corrected.current, dose),
  );
  function answer(dose: DueDose, esito: DoseMark['esito']) {
    answered.current.add(toDoseKey(dose));
    void mark(dose, esito);
  }
  const state =
    due.length > 0 && (recorded === due.length ? done : t('now.count', { done: recorded, count: due.length }));
  return (
    <Card
      title={t('now.title')}
      actions={
        <span className={styles.fact}>
          <span role="status" className={styles.muted}>
            {isLarge && recorded < due.length ? <VisuallyHidden>{state}</VisuallyHidden> : state}
          </span>
          <AreaLink to="/Registro/Farmaci" name={t('now.link')} />
        </span>
      }
    >
      {earlier.length > 0 && (
        <ClosedPart closed heading={<span>{t('now.earlier', { count: earlier.length })}</span>}>
          <DoseList due={due} shown={earlier} grouped={false} onMark={answer} />
        </ClosedPart>
      )}
      {shown.length > 0 && <DoseList due={due} shown={shown} grouped={false} onMark={answer} />}
      <NextDoses doses={next} />
      {mayMark && answeredBefore.length > 0 && (
        <ClosedPart
          closed
          heading={<span className={styles.muted}>{t('now.correct', { count: answeredBefore.length })}</span>}
        >
          <DoseList
            due={due}
            shown={answeredBefore}
            grouped={false}
            onMark={(dose, esito) => {
              corrected.current.add(toDoseKey(dose));
              void mark(dose, esito);
            }}
          />
        </ClosedPart>
      )}
      <HiddenCount count={hidden} />
    </Card>
  );
}

function NextDoses({ doses }: { doses: readonly DueDose[] }) {
  const { t, i18n } = useTranslation('today');
  const [first] = doses;
  if (!first) return null;
  const drugs = doses.map(({ therapy }) => therapy.farmaco.descrizione_breve);
  return (
    <Link to="/Registro/Farmaci" className={styles.remaining}>
      {t('now.next', { time: first.ora, drugs: new Intl.ListFormat(i18n.language).format(drugs) })}
    </Link>
  );
}
