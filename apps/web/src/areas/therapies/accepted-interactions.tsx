import type { Schema } from '@libretto/api-client/schema';
import { Banner } from '@libretto/design-system/banner';
import { useTranslation } from 'react-i18next';
import { InteractionList } from '../../shared/drugs/interaction-list.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './therapies.css.ts';

export function AcceptedInteractions({ accepted }: { accepted: Schema<'AcceptedInteractions'> }) {
  const { t } = useTranslation('therapies');
  const formats = useFormats();
  return (
    <Banner tone="warning" title={t('accepted.title', { moment: formats.moment(accepted.il) })}>
      {accepted.motivo !== undefined && (
        <p className={styles.reason}>{t('accepted.reason', { reason: accepted.motivo })}</p>
      )}
      <details>
        <summary className={styles.summary}>{t('accepted.show')}</summary>
        <InteractionList interactions={accepted.messaggi} reviewed={accepted.revisione_clinica} />
      </details>
    </Banner>
  );
}
