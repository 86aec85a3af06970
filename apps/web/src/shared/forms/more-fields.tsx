import { useStore } from '@tanstack/react-form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './more-fields.css.ts';

interface AnyForm {
  store: Parameters<
    typeof useStore<{
      values: Record<string, unknown>;
      fieldMeta: Record<string, { errors: readonly unknown[] } | undefined>;
    }>
  >[0];
}

interface MoreFieldsProps<Values> {
  form: { store: unknown };
  /** Values of a new record. */
  blank: Values;
  /** Fields inside. The section opens with another value than that of a new record and by an error in one of them. */
  names: readonly (keyof Values & string)[];
  /** Defaults to "Altro". */
  title?: string;
  children: ReactNode;
}

/** Fields that can be left as they are: optional ones and those with a default. */
export function MoreFields<Values extends object>({ form, blank, names, title, children }: MoreFieldsProps<Values>) {
  const { t } = useTranslation('records');
  const { store } = form as AnyForm;
  const [open, setOpen] = useState(() =>
    names.some((name) => JSON.stringify(store.get().values[name]) !== JSON.stringify(blank[name])),
  );
  const hasError = useStore(store, ({ fieldMeta }) => names.some((name) => (fieldMeta[name]?.errors.length ?? 0) > 0));
  return (
    <details className={styles.more} open={open || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{title ?? t('more')}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
