import { PersonMark } from '@libretto/design-system/person-mark';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Later, later } from '../page/later.tsx';
import { useRootClass } from '../page/use-root-class.ts';
import * as styles from './acting.css.ts';
import { fullName, useActing } from './acting.ts';
import { toPersonColor } from './person-color.ts';
import { switchPerson } from './switch-person.ts';

// Preloaded: it is needed when the server refuses everything.
const accessWatch = later(async () => (await import('../shell/later-parts.ts')).AccessWatch);

/** Below the header of every page: whose record this is, and the way back to the own one. */
export function ActingBand() {
  const { t } = useTranslation();
  const grant = useActing();
  useRootClass(grant ? styles.root : undefined);
  if (!grant) return null;
  const name = fullName(grant);
  const color = toPersonColor(grant);
  return (
    <section className={`${styles.band} ${styles.person[color]}`} aria-label={t('acting.label')}>
      <span className={styles.bandMark}>
        <PersonMark name={name} color={color} />
      </span>
      <strong className={styles.bandName}>{t('acting.band', { name })}</strong>
      <button type="button" className={styles.back} onClick={() => void switchPerson(undefined)}>
        <Undo2 aria-hidden="true" size="1.25em" strokeWidth={1.75} />
        {t('acting.back')}
      </button>
      <Later part={accessWatch} props={{ grant }} />
    </section>
  );
}
