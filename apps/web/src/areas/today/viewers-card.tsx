import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countViewers, viewersQuery } from '../../shared/sharing/viewers.ts';
import { AreaLink } from './area-link.tsx';
import * as styles from './today.css.ts';

/** Loaded on its own, because counting reads the whole record. */
export function ViewersCard({ userId }: { userId: number }) {
  const { t } = useTranslation('today');
  const { data, isError, refetch } = useQuery(viewersQuery(userId));
  const { viewers, total } = data ? countViewers(data) : { viewers: [], total: 0 };
  return (
    <Card title={t('viewers.title')} actions={<AreaLink to="/Registro/Privacy" name={t('viewers.link')} />}>
      {isError && !data && (
        <Banner
          tone="danger"
          title={t('viewers.failed')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {!isError && !data && <Skeleton label={t('viewers.loading')} />}
      {data && (
        <ul className={styles.list}>
          {viewers.map(({ id, name, seen }) => (
            <li key={id} className={styles.row}>
              <Link to="/Registro/Dottori/$id" params={{ id }} className={styles.rowLink}>
                {t('viewers.sees', { name, seen, total })}
              </Link>
              <ChevronRight aria-hidden="true" className={styles.chevron} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
