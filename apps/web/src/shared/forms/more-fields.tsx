import { useStore } from '@tanstack/react-form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './more-fields.css.ts';

interface FormWithErrors {
  store: Parameters<typeof useStore<{ fieldMeta: Record<string, { errors: readonly unknown[] } | undefined> }>>[0];
}

interface MoreFieldsProps {
  form: { store: unknown };
  /** Fields inside. An error in one of them opens the section. */
  names: readonly string[];
  children: ReactNode;
}

/** Optional and preset fields of a compact dialog. */
export function MoreFields({ form, names, children }: MoreFieldsProps) {
  const { t } = useTranslation('records');
  const [open, setOpen] = useState(false);
  const { store } = form as FormWithErrors;
  const hasError = useStore(store, ({ fieldMeta }) => names.some((name) => (fieldMeta[name]?.errors.length ?? 0) > 0));
  return (
    <details className={styles.more} open={open || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('more')}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
