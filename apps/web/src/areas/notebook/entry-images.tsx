import { Button } from '@libretto/design-system/button';
import { PainImage } from '@libretto/design-system/pain-canvas';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './images.css.ts';
import { imagesQuery } from './notebook.queries.ts';

/** Front and back of a saved entry, each 30 percent as wide as the place they stand in. */
export function EntryImages({ id }: { id: number }) {
  const { t } = useTranslation('notebook');
  const { data, error, isPending, isFetching, refetch } = useQuery(imagesQuery(id));

  const [large, setLarge] = useState(false);
  const size = large ? 'large' : 'preview';

  useEffect(() => {
    if (error) console.warn('The drawings of an entry could not be loaded', error);
  }, [error]);

  if (isPending) {
    return (
      <div className={styles.waiting} data-size={size}>
        <Skeleton shape="block" label={t('images.loading')} />
        <Skeleton shape="block" label={t('images.loading')} />
      </div>
    );
  }
  return (
    <div className={styles.images} data-size={size}>
      <PainImage front={data?.taccuino_report_anteriore} back={data?.taccuino_report_posteriore} />
      <div className={styles.tools}>
        {data && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.enlarge}
            iconStart={large ? <ZoomOut /> : <ZoomIn />}
            onClick={() => setLarge(!large)}
          >
            {t(large ? 'images.smaller' : 'images.larger')}
          </Button>
        )}
        {error && (
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
            {t('images.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
