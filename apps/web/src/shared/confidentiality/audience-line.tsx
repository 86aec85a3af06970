import { useTranslation } from 'react-i18next';
import * as styles from './audience-line.css.ts';
import { type AudienceOf, useAudience } from './use-audience.ts';

interface AudienceLineProps {
  record: AudienceOf;
  level: number;
}

/** Names the doctors who see a record at a level, as the server decides; nothing for kinds without levels. */
export function AudienceLine({ record, level }: AudienceLineProps) {
  const { t } = useTranslation('confidentiality');
  const audience = useAudience(record, 'none');
  if (!audience) return null;
  return (
    <p role="status" className={styles.line}>
      {t('audience.line', { names: audience(level) })}
    </p>
  );
}
