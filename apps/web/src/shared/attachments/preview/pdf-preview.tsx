import { Banner } from '@libretto/design-system/banner';
import { Button, buttonClass } from '@libretto/design-system/button';
import { IconButton } from '@libretto/design-system/icon-button';
import { useSize } from '@libretto/design-system/internals/use-size';
import { Spinner } from '@libretto/design-system/progress';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Download, ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
/** What a tap on the page leads to: print of 9 points can be read on a phone. */
const readable = zooms.indexOf(2);

/** Pixels. Less leaves no room for the white borders of paper. */
const narrow = 480;

/** Part of width and height, from the upper left. */
interface Place {
  x: number;
  y: number;
}

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
  const [{ step, place }, setZoom] = useState<{ step: number; place?: Place }>({ step: 0 });
  // With this type a browser opens nothing else than a PDF.
  const url = useObjectUrl(useMemo(() => blob && new Blob([blob], { type: 'application/pdf' }), [blob]));
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.bar}>
        {document && document.pages > 1 && <PageTurner page={page} pages={document.pages} onTurn={setPage} />}
        {!failure && (
          <Zoom
            step={step}
            wordClass={document && document.pages > 1 ? styles.word : styles.wordOfAction}
            onZoom={(next) => setZoom({ step: next })}
          />
        )}
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
        <Sheet
          {...{ name, document, page, place }}
          zoom={zooms[step] ?? 1}
          onTap={(tapped) => setZoom(step === 0 ? { step: readable, place: tapped } : { step: 0 })}
        />
      )}
    </div>
  );
}

interface ZoomProps {
  step: number;
  wordClass: string;
  onZoom: (step: number) => void;
}

function Zoom({ step, wordClass, onZoom }: ZoomProps) {
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
      <Button
        variant="ghost"
        size="sm"
        iconStart={<ZoomIn />}
        disabledReason={step === zooms.length - 1 ? t('preview.largest') : undefined}
        onClick={() => onZoom(step + 1)}
      >
        <span className={wordClass}>{t('preview.zoomIn')}</span>
      </Button>
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
  /** In view when the zoom changes. */
  place: Place | undefined;
  onTap: (place: Place) => void;
}

/** Height divided by width of A4. */
const a4 = Math.SQRT2;

function Sheet({ name, document, page, zoom, place, onTap }: SheetProps) {
  const { t } = useTranslation('attachments');
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const tapped = useRef<HTMLSpanElement>(null);
  const { width } = useSize(stage, 0);
  const [drawn, setDrawn] = useState<DrawnPage & { page: number }>();
  const [failed, setFailed] = useState<number>();

  useEffect(() => {
    if (!document || !canvas.current || width === 0) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const drawing = { page, width: width * zoom * devicePixelRatio, cropped: width < narrow };
    document.draw(canvas.current, drawing, signal).then(
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

  useLayoutEffect(() => {
    if (place) tapped.current?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [place]);

  function tap({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width: wide, height: high } = currentTarget.getBoundingClientRect();
    onTap({ x: (clientX - left) / wide, y: (clientY - top) / high });
  }

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
        {isDrawn && !isFailed && (
          // A second way for a finger; the buttons in the bar are the first.
          <button type="button" className={styles.wholePage} aria-hidden="true" tabIndex={-1} onClick={tap} />
        )}
        {place && (
          <span
            ref={tapped}
            className={styles.tapped}
            style={{ insetInlineStart: `${place.x * 100}%`, insetBlockStart: `${place.y * 100}%` }}
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
