import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import * as styles from './editor.css.ts';
import { EntryImages } from './entry-images.tsx';
import type { NotebookEntry } from './notebook.queries.ts';

/** An entry for those who may not change it. */
export function EntryReading({ entry }: { entry: NotebookEntry }) {
  const { t } = useTranslation('notebook');
  return (
    <div className={styles.form}>
      <Card title={t('existing.drawing')}>
        <EntryImages entry={entry} />
      </Card>
      <Card title={t('new.words')}>
        <p>{entry.taccuino_descrizione || t('entry.noDescription')}</p>
      </Card>
    </div>
  );
}
