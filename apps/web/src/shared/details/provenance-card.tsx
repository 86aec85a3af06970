import type { Schema } from '@libretto/api-client/schema';
import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import * as styles from './details.css.ts';

/** The doctors who proposed the record or changes of it. */
export function ProvenanceCard({ provenance }: { provenance: readonly Schema<'Provenance'>[] }) {
  const { t } = useTranslation('details');
  const { moment } = useFormats();
  if (provenance.length === 0) return null;
  return (
    <Card title={t('provenance.title')}>
      <ul className={styles.provenance}>
        {provenance.map(({ id_proposta, tipo, autore, accettata_il, modificata }) => {
          const what = tipo === 'correzione' ? 'corrected' : 'created';
          const values = { name: autore, moment: moment(accettata_il) };
          return <li key={id_proposta}>{t(`provenance.${modificata ? (`${what}Edited` as const) : what}`, values)}</li>;
        })}
      </ul>
    </Card>
  );
}
