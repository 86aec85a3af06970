import { Lock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './add.css.ts';

interface ChoiceTileProps {
  icon: LucideIcon;
  label: string;
  detail?: string | undefined;
  /** Not included in the subscription: said before the tap, which explains it. */
  locked?: boolean | undefined;
  busy?: boolean | undefined;
  wide?: boolean;
  onSelect: () => void;
}

export function ChoiceTile({
  icon: Icon,
  label,
  detail,
  locked = false,
  busy = false,
  wide = false,
  onSelect,
}: ChoiceTileProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.tile} data-wide={wide} aria-busy={busy || undefined} onClick={onSelect}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.muted}>{detail}</span>}
      </span>
      {locked && (
        <span className={styles.lock}>
          <Lock role="img" aria-label={t('locked')} />
        </span>
      )}
    </button>
  );
}
