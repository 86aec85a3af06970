import { listElementId, useListOpen } from '@libretto/design-system/collapsible-list';
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import * as styles from './therapies.css.ts';
import { forbidden } from './therapies.queries.ts';

/** As on Oggi. */
const maxShown = 4;

/** Leads to the list of what must not be taken, which is the last of the page. */
export function ForbiddenLine({ therapies }: { therapies: readonly Therapy[] }) {
  const { t } = useTranslation('therapies');
  const [, setOpen] = useListOpen('farmaci', forbidden);
  const { seen } = useSeen()(
    'therapy',
    therapies.filter(({ tipo_terapia }) => tipo_terapia === forbidden),
    ({ id_terapie }) => id_terapie,
  );
  const names = [...new Set(seen.map(({ farmaco }) => farmaco.descrizione_breve))];
  if (names.length === 0) return null;
  const more = names.length - maxShown;
  const shown = names.slice(0, maxShown).join(', ');
  return (
    <a
      href={`#${listElementId('farmaci', forbidden)}`}
      className={styles.forbidden}
      data-print="hidden"
      onClick={() => setOpen(true)}
    >
      <Ban className={styles.forbiddenIcon} aria-hidden="true" />
      <span>
        <span className={styles.forbiddenTitle}>{t('forbidden.title')}</span>
        {`: ${more > 0 ? t('forbidden.more', { names: shown, count: more }) : shown}`}
      </span>
    </a>
  );
}
