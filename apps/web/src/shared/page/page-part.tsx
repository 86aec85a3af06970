import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { type FetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { Skeleton } from '@libretto/design-system/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PagePartProps<Piece> {
  part: FetchedPart<Piece>;
  children: (piece: Piece) => ReactNode;
}

/** A part of a page that is fetched once it is shown; a failure can be retried. */
export function PagePart<Piece>({ part, children }: PagePartProps<Piece>) {
  const { t } = useTranslation();
  const { piece, failed, retry } = useFetchedPart(part, true);
  if (piece !== undefined) return children(piece);
  if (!failed) return <Skeleton shape="row" count={2} label={t('part.loading')} />;
  return (
    <Banner
      tone="danger"
      title={t('part.failed')}
      announce
      action={
        <Button size="sm" onClick={() => void retry()}>
          {t('part.retry')}
        </Button>
      }
    />
  );
}
