import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Link2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import * as rowStyles from '../../../shared/page/rows.css.ts';
import { useFocusFallback } from '../../../shared/page/use-focus-fallback.ts';
import * as styles from './security.css.ts';
import type { LinkedIdentity } from './security.queries.ts';

interface IdentitiesCardProps {
  identities: readonly LinkedIdentity[];
  loading: boolean;
  onUnlink: (identity: LinkedIdentity) => void;
}

export function IdentitiesCard({ identities, loading, onUnlink }: IdentitiesCardProps) {
  const { t } = useTranslation('account');
  const { moment } = useFormats();
  const text = useRef<HTMLParagraphElement>(null);
  useFocusFallback(identities.length, text);

  return (
    <Card title={t('security.identities.title')} icon={<Link2 />}>
      <div className={styles.content}>
        <p ref={text} tabIndex={-1}>
          {t('security.identities.text')}
        </p>
        {identities.length === 0 && <p className={styles.state}>{t('security.identities.none')}</p>}
        {identities.length > 0 && (
          <ul className={rowStyles.rows}>
            {identities.map((identity) => (
              <li key={identity.id_identita} className={rowStyles.row}>
                <div>
                  <p className={styles.state}>{identity.fornitore}</p>
                  <p className={styles.note}>{t('security.identities.linked', { date: moment(identity.collegata) })}</p>
                  <p className={styles.note}>
                    {identity.ultimo_uso === null
                      ? t('security.identities.neverUsed')
                      : t('security.identities.used', { date: moment(identity.ultimo_uso) })}
                  </p>
                </div>
                <Button
                  aria-label={t('security.identities.unlinkNamed', { name: identity.fornitore })}
                  loading={loading}
                  onClick={() => onUnlink(identity)}
                >
                  {t('security.identities.unlink')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
