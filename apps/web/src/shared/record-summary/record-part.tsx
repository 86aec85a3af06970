import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { type FetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { Skeleton } from '@libretto/design-system/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RecordPartProps<Piece> {
  part: FetchedPart<Piece>;
  children: (piece: Piece) => ReactNode;
}

export function RecordPart<Piece>({ part, children }: RecordPartProps<Piece>) {
  const { t } = useTranslation('record-summary');
  const { piece, failed, retry } = useFetchedPart(part, true);
  if (piece !== undefined) return children(piece);
  if (!failed) return <Skeleton shape="row" count={2} label={t('partLoading')} />;
  return (
    <Banner
      tone="danger"
      title={t('partFailed')}
      announce
      action={
        <Button size="sm" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
