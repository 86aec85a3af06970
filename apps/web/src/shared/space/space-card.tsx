import { Banner } from '@libretto/design-system/banner';
import { Card } from '@libretto/design-system/card';
import { ProgressBar } from '@libretto/design-system/progress';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HardDrive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { useSizeFormat } from '../formats/use-size.ts';
import { SideCard } from '../page/side-card.tsx';
import * as styles from './space.css.ts';
import { spaceQuery } from './space.queries.ts';

/** Fraction of the quota at which a warning is shown. */
const almostFull = 0.8;

export function SpaceCard() {
  const { t } = useTranslation('space');
  const { number } = useFormats();
  const size = useSizeFormat();
  const { data: space } = useSuspenseQuery(spaceQuery());
  const bytes = space.byte_usati / space.byte_massimi;
  const records = space.record_usati / space.record_massimi;
  const fullest = Math.max(bytes, records);
  // A warning is never closed.
  const Frame = fullest >= almostFull ? Card : SideCard;
  const used = { used: size(space.byte_usati), allowed: size(space.byte_massimi) };
  const counted = { used: number(space.record_usati), allowed: number(space.record_massimi) };
  return (
    <Frame title={t('title')} icon={<HardDrive />}>
      <div className={styles.parts}>
        {fullest >= almostFull && (
          <Banner tone={fullest >= 1 ? 'danger' : 'warning'} title={t(fullest >= 1 ? 'full' : 'almostFull')}>
            {t('advice')}
          </Banner>
        )}
        <ProgressBar label={t('bytes', used)} value={bytes} />
        <ProgressBar label={t('records', counted)} value={records} />
        <p className={styles.note}>{t('note')}</p>
      </div>
    </Frame>
  );
}
