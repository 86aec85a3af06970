import { Banner } from '@libretto/design-system/banner';
import { Button, buttonClass } from '@libretto/design-system/button';
import { IconButton } from '@libretto/design-system/icon-button';
import { useSize } from '@libretto/design-system/internals/use-size';
import { Spinner } from '@libretto/design-system/progress';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Download, ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNear } from '../../files/use-near.ts';
import { useObjectUrl } from '../../files/use-object-url.ts';
import { PageTurner } from './page-turner.tsx';
import type { DrawnPage, PdfDocument } from './pdf-document.ts';
import * as styles from './preview.css.ts';

export interface PdfPreviewProps {
  name: string;
  /** Its place is kept while it loads. */
  blob: Blob | undefined;
  /** Left out where another button on the page downloads it. */
  onDownload?: (() => void) | undefined;
}

const zooms = [1, 1.5, 2, 3] as const;

/** Pages of a PDF, one at a time, with their text for screen readers. */
export function PdfPreview({ name, blob, onDownload }: PdfPreviewProps) {
  const { t } = useTranslation('attachments');
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const { document, failure, retry } = usePdf(near ? blob : undefined);
  useEffect(() => {
    // While the file is on its way. A failure is reported when it is opened.
    if (near) void import('./pdf-document.ts').catch(() => {});
  }, [near]);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  // With this type a browser opens nothing else than a PDF.
  const url = useObjectUrl(useMemo(() => blob && new Blob([blob], { type: 'application/pdf' }), [blob]));
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.bar}>
        {document && document.pages > 1 && <PageTurner page={page} pages={document.pages} onTurn={setPage} />}
        {!failure && <Zoom step={zoom} onZoom={setZoom} />}
        <div className={styles.actions}>
          <a
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink className={styles.icon} aria-hidden="true" />
            <span className={styles.word}>
              {t('preview.open')}
              <VisuallyHidden>{t('preview.newTab')}</VisuallyHidden>
            </span>
          </a>
          {onDownload && (
            <Button variant="ghost" size="sm" iconStart={<Download />} onClick={onDownload}>
              <span className={styles.word}>{t('preview.download')}</span>
            </Button>
          )}
        </div>
      </div>
      {failure ? (
        <div className={styles.failure}>
          <Banner
            tone={failure === 'failed' ? 'danger' : 'info'}
            title={t(`preview.pdf.${failure}`)}
            announce
            action={failure === 'failed' && <Button onClick={retry}>{t('preview.again')}</Button>}
          />
        </div>
      ) : (
        <Sheet name={name} document={document} page={page} zoom={zooms[zoom] ?? 1} url={url} />
      )}
    </div>
  );
}

interface ZoomProps {
  step: number;
  onZoom: (step: number) => void;
}

function Zoom({ step, onZoom }: ZoomProps) {
  const { t } = useTranslation('attachments');
  return (
    <div className={styles.zoom}>
      <IconButton
        label={t('preview.zoomOut')}
        size="sm"
        icon={<ZoomOut />}
        disabledReason={step === 0 ? t('preview.smallest') : undefined}
        onClick={() => onZoom(step - 1)}
      />
      <VisuallyHidden role="status">{t('preview.zoomed', { percent: (zooms[step] ?? 1) * 100 })}</VisuallyHidden>
      <IconButton
        label={t('preview.zoomIn')}
        size="sm"
        icon={<ZoomIn />}
        disabledReason={step === zooms.length - 1 ? t('preview.largest') : undefined}
        onClick={() => onZoom(step + 1)}
      />
    </div>
  );
}

type Failure = 'password' | 'damaged' | 'failed';

/** Opens the document, and closes it when it changes or is no longer shown. */
function usePdf(blob: Blob | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ document?: PdfDocument; failure?: Failure }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (!blob) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    setState({});
    open(blob, signal).then(
      (next) => !signal.aborted && setState(next),
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('A PDF could not be opened', error);
        setState({ failure: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [blob, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}

async function open(blob: Blob, signal: AbortSignal): Promise<{ document?: PdfDocument; failure?: Failure }> {
  const { openPdf, PdfError } = await import('./pdf-document.ts');
  try {
    return { document: await openPdf(blob, signal) };
  } catch (error) {
    if (error instanceof PdfError) return { failure: error.reason };
    throw error;
  }
}

interface SheetProps {
  name: string;
  document: PdfDocument | undefined;
  page: number;
  zoom: number;
  /** Of the whole document. */
  url: string | undefined;
}

/** Height divided by width of A4. */
const a4 = Math.SQRT2;

function Sheet({ name, document, page, zoom, url }: SheetProps) {
  const { t } = useTranslation('attachments');
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width } = useSize(stage, 0);
  const [drawn, setDrawn] = useState<DrawnPage & { page: number }>();
  const [failed, setFailed] = useState<number>();

  useEffect(() => {
    if (!document || !canvas.current || width === 0) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    document.draw(page, canvas.current, width * zoom * devicePixelRatio, signal).then(
      (shown) => {
        if (signal.aborted) return;
        setDrawn({ ...shown, page });
        setFailed(undefined);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('A page of a PDF could not be drawn', error);
        setFailed(page);
      },
    );
    return () => leaving.abort();
  }, [document, page, width, zoom]);

  const label = t('preview.pdf.label', { page, pages: document?.pages ?? 1, name });
  const isDrawn = drawn?.page === page;
  const isFailed = failed === page;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark in every preview
    <div
      ref={stage}
      className={styles.stage}
      role="group"
      aria-label={t('preview.pdf.document', { name })}
      // It scrolls then.
      tabIndex={zoom > 1 ? 0 : undefined}
    >
      <div className={styles.sheet} style={{ inlineSize: `${zoom * 100}%`, aspectRatio: `1 / ${drawn?.ratio ?? a4}` }}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} hidden={!isDrawn || isFailed} />
        {isDrawn && !isFailed && zoom === 1 && (
          // biome-ignore lint/a11y/useAnchorContent: a second way for a finger; the link in the bar is the first
          <a
            className={styles.wholePage}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-hidden="true"
            tabIndex={-1}
          />
        )}
        {isFailed && (
          <div className={styles.over}>
            <Banner tone="info" title={t('preview.pdf.page')} announce />
          </div>
        )}
        {!isDrawn && !isFailed && (
          <div className={styles.loading}>
            <Spinner size="lg" label={t('preview.pdf.loading', { name })} showLabel />
          </div>
        )}
        {isDrawn && !isFailed && (
          <VisuallyHidden>
            {drawn.lines.length === 0 && t('preview.pdf.noText')}
            {drawn.lines.map((line, index) => (
              <span key={index} className={styles.line}>
                {line}
              </span>
            ))}
          </VisuallyHidden>
        )}
      </div>
    </div>
  );
}
