'use client';

import { Download, Eye, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FileIcon } from '../../internals/files/file-kind.tsx';
import { formatFileSize } from '../../internals/files/file-size.ts';
import { useFocusKeeper } from '../../internals/use-focus-keeper.ts';
import { commonMessages } from '../../messages/common.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './download-list.css.ts';
import { downloadListMessages } from './download-list.messages.ts';
import { type FileAction, useFileActions } from './use-file-actions.ts';

/** One file of the list. */
export interface DownloadItem {
  /** Unique within the list. */
  id: string;
  /** File name; also names the file in the labels of its buttons. */
  name: string;
  /** MIME type, which determines the icon. Without it the extension of the name does. */
  type?: string | undefined;
  /** Kind of document in words, e.g. "Referto". */
  kind?: string | undefined;
  /** Size in bytes, shown with a suitable unit. */
  bytes?: number | undefined;
  /** `YYYY-MM-DD`, shown in words. */
  date?: string | undefined;
  /** Note of the owner, on its own line. */
  comment?: string | undefined;
  /** Reason why it has no preview. The button stays and shows the reason. */
  previewDisabledReason?: string | undefined;
  /** Reason why it cannot be deleted. The button stays and shows the reason. */
  removeDisabledReason?: string | undefined;
}

export interface DownloadListProps {
  /** Accessible name of the list, e.g. "Documenti della visita". */
  label: string;
  /** In the given order. */
  items: readonly DownloadItem[];
  /** Downloads the file. The button shows progress until the promise settles; a rejection is shown in the row. */
  onDownload: (item: DownloadItem) => Promise<void> | void;
  /** Opens a preview. Without it there are no preview buttons. */
  onPreview?: ((item: DownloadItem) => Promise<void> | void) | undefined;
  /** The callback asks for confirmation itself. */
  onRemove?: ((item: DownloadItem) => Promise<void> | void) | undefined;
  /** Text for a failed action. A general text per action is shown without it. */
  describeError?: ((error: unknown, action: FileAction) => string) | undefined;
  /** The list is being loaded: placeholders are shown. Default false. */
  loading?: boolean | undefined;
  /** Reason why the list could not be loaded, announced as an alert, with a retry if `onRetry` is given. */
  error?: { text: string; onRetry?: (() => void) | undefined } | undefined;
  /** Heading of the empty list. A general one is shown without it. */
  emptyText?: string | undefined;
  /** Button below that heading, e.g. to add a file. */
  emptyAction?: ReactNode;
}

/** Files with buttons to preview, download and delete each of them. */
export function DownloadList(props: DownloadListProps) {
  const { label, items, loading = false, error, emptyText, emptyAction } = props;
  const messages = useMessages(downloadListMessages);
  const common = useMessages(commonMessages);
  const list = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const keeper = useFocusKeeper(list, frame, items);
  const actions = useFileActions();

  return (
    <div ref={frame} tabIndex={-1}>
      {loading && <Skeleton shape="row" count={3} label={messages.loading} />}
      {!loading && error && (
        <Banner
          tone="danger"
          title={error.text}
          announce
          action={error.onRetry && <Button onClick={error.onRetry}>{common.retry}</Button>}
        />
      )}
      {!loading && !error && items.length === 0 && (
        <EmptyState size="compact" title={emptyText ?? messages.empty} headingLevel={3} action={emptyAction} />
      )}
      {!loading && !error && items.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={label} {...keeper}>
          {items.map((item) => (
            <Row key={item.id} item={item} actions={actions} {...props} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps extends DownloadListProps {
  item: DownloadItem;
  actions: ReturnType<typeof useFileActions>;
}

function Row({ item, actions, onPreview, onDownload, onRemove, describeError }: RowProps) {
  const messages = useMessages(downloadListMessages);
  const { formats } = useLocale();
  const { isRunning, run, failed } = actions;
  const failure = failed.get(item.id);
  const facts = [
    item.kind,
    item.bytes !== undefined && formatFileSize(item.bytes, formats),
    item.date && formats.date(item.date, 'long'),
  ].filter(Boolean);
  const failureMessages = {
    preview: messages.previewFailed,
    download: messages.downloadFailed,
    remove: messages.removeFailed,
  };
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <FileIcon name={item.name} type={item.type} />
      </span>
      <div className={styles.content}>
        <span className={styles.name}>{item.name}</span>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
        {item.comment && <span className={styles.comment}>{item.comment}</span>}
      </div>
      <div className={styles.actions}>
        {onPreview && (
          <IconButton
            label={messages.preview(item.name)}
            icon={<Eye />}
            loading={isRunning(item.id, 'preview')}
            disabledReason={item.previewDisabledReason}
            onClick={() => void run(item.id, 'preview', () => onPreview(item))}
          />
        )}
        <IconButton
          label={messages.download(item.name)}
          icon={<Download />}
          loading={isRunning(item.id, 'download')}
          onClick={() => void run(item.id, 'download', () => onDownload(item))}
        />
        {onRemove && (
          <IconButton
            label={messages.remove(item.name)}
            icon={<Trash2 />}
            loading={isRunning(item.id, 'remove')}
            disabledReason={item.removeDisabledReason}
            onClick={() => void run(item.id, 'remove', () => onRemove(item))}
          />
        )}
      </div>
      <div role="alert" className={styles.failure}>
        {failure && (describeError?.(failure.error, failure.action) ?? failureMessages[failure.action])}
      </div>
    </li>
  );
}
