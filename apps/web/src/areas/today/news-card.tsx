import { Card } from '@libretto/design-system/card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { detailPath } from '../../shared/entries/detail-path.ts';
import { useAttachmentCount, useEntryTitle } from '../../shared/entries/entry-row.tsx';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { AreaLink } from './area-link.tsx';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { findOtherNews } from './today-rules.ts';

type NewEntry = Today['novita'][number];

/** The newest entries that the card of the courses does not show already. */
export function NewsCard({ patient, today, hidden }: { patient: Patient; today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  const isLarge = useLargeTextOnPhone();
  const shown = findOtherNews(patient, today).slice(0, isLarge ? 1 : 3);
  if (shown.length === 0 && hidden === 0) return null;
  return (
    <Card title={t('news.title')} actions={<AreaLink to="/Registro/Cronologia" name={t('news.link')} />}>
      {shown.length > 0 && (
        <ul className={styles.news}>
          {shown.map((entry) => (
            <NewsRow key={`${entry.tipo} ${entry.id_record}`} entry={entry} />
          ))}
        </ul>
      )}
      <HiddenCount count={hidden} />
    </Card>
  );
}

/** Title and day; the page of the entry says the rest. */
function NewsRow({ entry }: { entry: NewEntry }) {
  const shortDay = useShortDay();
  const title = useEntryTitle(entry);
  const attachments = useAttachmentCount(entry);
  return (
    <li className={styles.row}>
      <span className={styles.kind}>
        <KindIcon kind={entry.tipo} />
      </span>
      <Link to={detailPath(entry.tipo, entry.id_record)} className={styles.newsLink}>
        <span className={styles.newsTitle}>{[title, attachments].filter(Boolean).join(dot)}</span>
      </Link>
      {entry.data !== null && (
        <time dateTime={entry.data} className={styles.day}>
          {shortDay(entry.data)}
        </time>
      )}
    </li>
  );
}
