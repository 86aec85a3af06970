import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Preview } from '@libretto/design-system/preview';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecodeError, decodePage } from './decoders/client.ts';
import type { DecodedPage } from './decoders/protocol.ts';
import { PageTurner } from './page-turner.tsx';
import * as styles from './preview.css.ts';
import type { PreviewPartProps } from './preview-part.ts';

async function decodeByBrowser(blob: Blob): Promise<DecodedPage> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return { image: await canvas.convertToBlob({ type: 'image/png' }), pages: 1 };
}

export function PicturePreview({ name, type, blob, onDownload }: PreviewPartProps) {
  const { t } = useTranslation('attachments');
  const [page, setPage] = useState(0);
  const [pages, setPages] = useState(1);
  const isTiff = type === 'image/tiff';
  const { data, error } = useQuery({
    queryKey: ['picture', name, blob.size, page],
    queryFn: async ({ signal }) =>
      isTiff ? decodePage({ bytes: await blob.arrayBuffer(), page }, signal) : decodeByBrowser(blob),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: (before) => before,
  });
  const decodeError = error instanceof DecodeError ? error : undefined;
  const pageCount = data?.pages ?? decodeError?.pages;
  if (pageCount !== undefined && pageCount > 0 && pageCount !== pages) setPages(pageCount);
  const reason = !isTiff ? 'heic' : decodeError?.large ? 'large' : pages > 1 ? 'tiffPage' : 'tiff';
  return (
    <>
      {pages > 1 && (
        <div className={styles.pagesAbove}>
          <PageTurner page={page + 1} pages={pages} onTurn={(next) => setPage(next - 1)} />
        </div>
      )}
      {error ? (
        <Banner
          tone="info"
          title={t(`preview.${reason}`)}
          announce
          action={<Button onClick={onDownload}>{t('preview.download')}</Button>}
        />
      ) : (
        <Preview name={name} blob={data?.image} onDownload={onDownload} />
      )}
    </>
  );
}
