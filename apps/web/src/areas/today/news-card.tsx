import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import * as entryStyles from '../../shared/entries/entry.css.ts';
import { EntryRow } from '../../shared/entries/entry-row.tsx';
import { AreaLink } from './area-link.tsx';
import type { Today } from './today.queries.ts';

export function NewsCard({ today: { novita } }: { today: Today }) {
  const { t } = useTranslation('today');
  if (novita.length === 0) return null;
  return (
    <Card title={t('news.title')} actions={<AreaLink to="/Registro/Cronologia" name={t('news.link')} />}>
      <ul className={entryStyles.rows}>
        {novita.map((entry) => (
          <EntryRow key={`${entry.tipo} ${entry.id_record}`} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}
