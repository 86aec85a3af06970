'use client';

import { Download, ExternalLink, FileQuestionMark, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { label as buttonLabel } from '../button/button.css.ts';
import { Button } from '../button/button.tsx';
import { button } from '../button/button-look.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../progress/progress.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ImageView } from './image-view.tsx';
import { type MediaSource, MediaView } from './media-view.tsx';
import * as styles from './preview.css.ts';
import { previewMessages } from './preview.messages.ts';
import { type Opened, useBlobUrl } from './use-blob-url.ts';

/** A loaded file. */
export interface PreviewFile {
  /** Typed; the actual type is detected from its bytes. */
  blob: Blob;
  /** File name with its extension. */
  name: string;
}

/** Display of a PDF. `tab`: a button opens it in a new tab. A function: custom rendering, e.g. with a library. */
export type PdfView = 'tab' | ((file: PreviewFile) => ReactNode);

export interface PreviewProps {
  /** File name, shown and used as the accessible name of the preview. */
  name: string;
  /** Loaded file. A spinner is shown until it arrives; its type is detected from its bytes. */
  blob?: Blob | undefined;
  /** Recording to stream instead of `blob`. */
  media?: MediaSource | undefined;
  /** Reason why the file could not be loaded, announced as an alert, with a retry if `onRetry` is given. */
  error?: { text?: string | undefined; onRetry?: (() => void) | undefined } | undefined;
  /** Alternative text of an image. Defaults to the file name. */
  alt?: string | undefined;
  /** Default `tab`. */
  pdf?: PdfView | undefined;
  /** Offers a button to download the file, also if it cannot be shown. */
  onDownload?: (() => void) | undefined;
}

/** Shows an image, a PDF, audio or video. Other files are named with a button to download them. */
export function Preview(props: PreviewProps) {
  const { name, blob, media, error, alt, onDownload } = props;
  const messages = useMessages(previewMessages);
  const common = useMessages(commonMessages);
  const opened = useBlobUrl(blob);
  const [brokenBlob, setBrokenBlob] = useState<Blob>();
  const broken = opened === 'broken' || (blob !== undefined && brokenBlob === blob);

  if (error) {
    return (
      <Banner
        tone="danger"
        title={error.text ?? messages.failed}
        announce
        action={
          <>
            {error.onRetry && <Button onClick={error.onRetry}>{common.retry}</Button>}
            {onDownload && <Button onClick={onDownload}>{messages.download}</Button>}
          </>
        }
      />
    );
  }
  if (media) return <Media {...{ name, media, onDownload }} />;
  if (broken) return <Note name={name} text={messages.broken} onDownload={onDownload} />;
  if (!opened) {
    return (
      <div className={styles.frame}>
        <div className={styles.note}>
          <Spinner size="lg" label={messages.loading(name)} showLabel />
        </div>
      </div>
    );
  }
  if (opened.kind === 'image') {
    return (
      <ImageView
        url={opened.url}
        name={name}
        alt={alt ?? name}
        onBroken={() => setBrokenBlob(blob)}
        end={onDownload && <IconButton label={messages.download} icon={<Download />} onClick={onDownload} />}
      />
    );
  }
  if (opened.kind === 'pdf') return <Pdf {...{ ...props, opened }} />;
  return <Note name={name} text={messages.unsupported} onDownload={onDownload} />;
}

function Pdf({ name, pdf = 'tab', onDownload, opened }: PreviewProps & { opened: Opened }) {
  const messages = useMessages(previewMessages);
  if (typeof pdf === 'function') return pdf({ blob: opened.blob, name });
  return (
    <Note name={name} text={messages.inTab} onDownload={onDownload} icon={<FileText />}>
      <a
        className={classNames(button({ variant: 'primary' }), styles.open)}
        href={opened.url}
        target="_blank"
        rel="noopener noreferrer"
      >
        <ExternalLink aria-hidden="true" />
        <span className={buttonLabel}>
          {messages.open}
          <VisuallyHidden>, {messages.newTab}</VisuallyHidden>
        </span>
      </a>
    </Note>
  );
}

function Media({
  name,
  media,
  onDownload,
}: {
  name: string;
  media: MediaSource;
  onDownload: PreviewProps['onDownload'];
}) {
  const messages = useMessages(previewMessages);
  const common = useMessages(commonMessages);
  const [state, setState] = useState<'plays' | 'broken' | 'failed'>('plays');
  if (state === 'broken') return <Note name={name} text={messages.unplayable} onDownload={onDownload} />;
  if (state === 'failed') {
    const again = <Button onClick={() => setState('plays')}>{common.retry}</Button>;
    return <Banner tone="danger" title={messages.failed} announce action={again} />;
  }
  return (
    <div className={styles.frame}>
      {onDownload && (
        <div className={styles.bar} role="toolbar" aria-label={messages.player}>
          <div className={styles.end}>
            <IconButton label={messages.download} icon={<Download />} onClick={onDownload} />
          </div>
        </div>
      )}
      <MediaView
        name={name}
        source={media}
        onBroken={() => setState('broken')}
        onFailed={(error) => {
          console.warn('Failed to get the media URL', error);
          setState('failed');
        }}
      />
    </div>
  );
}

interface NoteProps {
  name: string;
  text: string;
  onDownload: (() => void) | undefined;
  icon?: ReactNode;
  children?: ReactNode;
}

function Note({ name, text, onDownload, icon = <FileQuestionMark />, children }: NoteProps) {
  const messages = useMessages(previewMessages);
  return (
    <div className={styles.frame}>
      <div className={styles.note}>
        <span className={styles.noteIcon} aria-hidden="true">
          {icon}
        </span>
        <p className={styles.fileName}>{name}</p>
        <p role="status">{text}</p>
        <div className={styles.actions}>
          {children}
          {onDownload && (
            <Button iconStart={<Download />} onClick={onDownload}>
              {messages.download}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
