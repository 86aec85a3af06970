import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import * as entryStyles from '../../shared/entries/entry.css.ts';
import { EntryRow } from '../../shared/entries/entry-row.tsx';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { AreaLink } from './area-link.tsx';
import type { Today } from './today.queries.ts';

export function NewsCard({ today: { novita }, hidden }: { today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  const isLarge = useLargeTextOnPhone();
  if (novita.length === 0 && hidden === 0) return null;
  return (
    <Card title={t('news.title')} actions={<AreaLink to="/Registro/Cronologia" name={t('news.link')} />}>
      {novita.length > 0 && (
        <ul className={entryStyles.rows}>
          {(isLarge ? novita.slice(0, 1) : novita).map((entry) => (
            <EntryRow key={`${entry.tipo} ${entry.id_record}`} entry={entry} />
          ))}
        </ul>
      )}
      <HiddenCount count={hidden} />
    </Card>
  );
}
