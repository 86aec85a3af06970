import { SelectField } from '@libretto/design-system/select-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryComparison } from './entry-comparison.tsx';
import * as styles from './notebook.css.ts';
import type { NotebookEntry } from './notebook.queries.ts';
import { useEntryName } from './use-entry-name.ts';

/** Two entries of the reader's choice against each other; `entries` are newest first, at least two. */
export function ChosenComparison({ entries }: { entries: readonly NotebookEntry[] }) {
  const { t } = useTranslation('notebook');
  const getName = useEntryName();
  const [afterAt, setAfterAt] = useState(0);
  const [beforeAt, setBeforeAt] = useState(1);
  const [after, before] = [entries[afterAt], entries[beforeAt]];
  if (!after || !before) return null;

  const options = entries.map((entry, at) => ({ value: String(at), label: getName(entry), at }));
  const chooseAfter = (at: number) => {
    setAfterAt(at);
    if (at >= beforeAt) setBeforeAt(at + 1);
  };
  return (
    <section className={styles.map} aria-labelledby="compare-entries">
      <h3 id="compare-entries">{t('compare.choose')}</h3>
      <SelectField
        label={t('compare.before')}
        name="prima"
        required
        value={String(beforeAt)}
        options={options.filter(({ at }) => at > afterAt)}
        onChange={(value) => setBeforeAt(Number(value))}
      />
      <SelectField
        label={t('compare.after')}
        name="dopo"
        required
        value={String(afterAt)}
        options={options.slice(0, -1)}
        onChange={(value) => chooseAfter(Number(value))}
      />
      <EntryComparison before={before} after={after} />
    </section>
  );
}
