import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as rowStyles from '../../shared/page/rows.css.ts';
import * as styles from './permissions.css.ts';
import { logQuery } from './permissions.queries.ts';
import { useLogText } from './use-log-text.ts';

const lineCount = 5;

export function LastChanges() {
  const { t } = useTranslation('permissions');
  const { moment } = useFormats();
  const { who, what } = useLogText();
  const { data, isError } = useQuery({ ...logQuery(1), staleTime: 0 });
  return (
    <Card title={t('toDo.log')}>
      {!data && !isError && <Skeleton shape="row" count={lineCount} />}
      {isError && <p className={styles.text}>{t('notLoaded')}</p>}
      {data?.data.length === 0 && <p className={styles.text}>{t('log.none')}</p>}
      {data && data.data.length > 0 && (
        <ol className={rowStyles.rows} aria-label={t('toDo.log')}>
          {data.data.slice(0, lineCount).map((entry) => (
            <li key={entry.id} className={styles.logLine}>
              <span>{what(entry)}</span>
              <span className={styles.text}>{[who(entry), moment(entry.quando)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
      <Link to="/admin/$page" params={{ page: 'registro' }} className={styles.allLink}>
        {t('toDo.wholeLog')}
      </Link>
    </Card>
  );
}
