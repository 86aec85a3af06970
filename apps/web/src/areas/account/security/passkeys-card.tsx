import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Fingerprint } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import * as rowStyles from '../../../shared/page/rows.css.ts';
import { useFocusFallback } from '../../../shared/page/use-focus-fallback.ts';
import * as styles from './security.css.ts';
import type { Passkey } from './security.queries.ts';

interface PasskeysCardProps {
  passkeys: readonly Passkey[];
  /** The site's address; null when passkeys cannot be used. */
  address: string | null;
  loading: boolean;
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

export function PasskeysCard({ passkeys, address, loading, onAdd, onRemove }: PasskeysCardProps) {
  const { t } = useTranslation('account');
  const { moment } = useFormats();
  const add = useRef<HTMLButtonElement>(null);
  useFocusFallback(passkeys.length, add);

  function obstacle(): string | undefined {
    if (address === null) return t('security.passkeys.nowhere');
    if (window.location.origin !== address) return t('security.passkeys.elsewhere', { address });
    return 'PublicKeyCredential' in window ? undefined : t('security.passkeys.unsupported');
  }

  return (
    <Card title={t('security.passkeys.title')} icon={<Fingerprint />}>
      <div className={styles.content}>
        <p>{t('security.passkeys.text')}</p>
        {passkeys.length === 0 && <p className={styles.state}>{t('security.passkeys.none')}</p>}
        {passkeys.length > 0 && (
          <ul className={rowStyles.rows}>
            {passkeys.map((passkey) => (
              <li key={passkey.id_passkey} className={rowStyles.row}>
                <div>
                  <p className={styles.state}>{passkey.nome}</p>
                  <p className={styles.note}>{t('security.passkeys.created', { date: moment(passkey.creata) })}</p>
                  <p className={styles.note}>
                    {passkey.ultimo_uso === null
                      ? t('security.passkeys.neverUsed')
                      : t('security.passkeys.used', { date: moment(passkey.ultimo_uso) })}
                  </p>
                </div>
                <Button
                  aria-label={t('security.passkeys.removeNamed', { name: passkey.nome })}
                  onClick={() => onRemove(passkey)}
                >
                  {t('security.passkeys.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <Button ref={add} loading={loading} disabledReason={obstacle()} onClick={onAdd}>
            {t('security.passkeys.add')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
