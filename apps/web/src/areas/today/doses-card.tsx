import { Card } from '@libretto/design-system/card';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DoseList } from '../../shared/doses/dose-list.tsx';
import { toDoseKey } from '../../shared/doses/schedule.ts';
import { useDoseMarks } from '../../shared/doses/use-dose-marks.ts';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { AreaLink } from './area-link.tsx';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';

/** The first screen of a phone shows them with the next appointment. */
const maxShown = 2;
const maxShownLarge = 1;

export function DosesCard({ userId, today, hidden }: { userId: number; today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  const { due, mark } = useDoseMarks(userId, today.terapie);
  // A dose stays where it was answered, so that the answer can be corrected.
  const answered = useRef(new Set<string>());
  const isLarge = useLargeTextOnPhone();
  if (due.length === 0 && hidden === 0) return null;
  const recorded = due.filter((dose) => dose.recorded).length;
  const shown = due
    .filter((dose) => !dose.recorded || answered.current.has(toDoseKey(dose)))
    .slice(0, isLarge ? maxShownLarge : maxShown);
  const state =
    due.length > 0 && (recorded === due.length ? t('now.done') : t('now.count', { done: recorded, count: due.length }));
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
      {shown.length > 0 && (
        <DoseList
          due={due}
          shown={shown}
          grouped={false}
          onMark={(dose, esito) => {
            answered.current.add(toDoseKey(dose));
            void mark(dose, esito);
          }}
        />
      )}
      <HiddenCount count={hidden} />
    </Card>
  );
}
