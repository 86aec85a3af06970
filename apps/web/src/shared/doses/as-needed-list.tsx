import { useTranslation } from 'react-i18next';
import * as styles from './doses.css.ts';
import type { Therapy } from './doses.queries.ts';

/** Drugs as needed with their frequency as prescribed, which states the maximum; nothing without any. */
export function AsNeededList({ therapies }: { therapies: readonly Therapy[] }) {
  const { t } = useTranslation('doses');
  if (therapies.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.partName}>{t('asNeeded')}</h3>
      <ul className={styles.doses}>
        {therapies.map(({ id_terapie, farmaco, quantita_farmaceutica, frequenza_farmaceutica }) => (
          <li key={id_terapie} className={styles.needed}>
            <strong>{farmaco.descrizione_breve}</strong>
            <span className={styles.muted}>
              {[quantita_farmaceutica, frequenza_farmaceutica].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
