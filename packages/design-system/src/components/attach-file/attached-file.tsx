import { type ReactNode, useEffect, useState } from 'react';
import { FileIcon } from '../../internals/files/file-kind.tsx';
import { formatFileSize } from '../../internals/files/file-size.ts';
import { CircleAlert } from '../../internals/icons/circle-alert.tsx';
import { CircleCheck } from '../../internals/icons/circle-check.tsx';
import { RotateCcw } from '../../internals/icons/rotate-ccw.tsx';
import { Trash2 } from '../../internals/icons/trash-2.tsx';
import { X } from '../../internals/icons/x.tsx';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress/progress.tsx';
import * as styles from './attach-file.css.ts';
import { attachFileMessages } from './attach-file.messages.ts';
import type { FileProblem } from './check-file.ts';
import type { Attachment } from './upload-queue.ts';
import type { Attachments } from './use-attachments.ts';

export interface AttachedFileProps {
  attachment: Attachment;
  attachments: Attachments;
  describeError: ((error: unknown, attachment: Attachment) => string) | undefined;
  renderDetails: ((attachment: Attachment) => ReactNode) | undefined;
  limits: Partial<Record<FileProblem, string | false | undefined>>;
}

const problemMessages = {
  type: 'problemType',
  size: 'problemSize',
  empty: 'problemEmpty',
  count: 'problemCount',
  duplicate: 'problemDuplicate',
} as const satisfies Record<FileProblem, string>;

export function AttachedFile({ attachment, attachments, describeError, renderDetails, limits }: AttachedFileProps) {
  const messages = useMessages(attachFileMessages);
  const { formats } = useLocale();
  const { id, file, state } = attachment;
  const details = state.status !== 'refused' && state.status !== 'done' && renderDetails?.(attachment);
  const bad = state.status === 'refused' || state.status === 'failed';

  function problemText(problem: FileProblem): string {
    const text = messages[problemMessages[problem]];
    return typeof text === 'function' ? text(limits[problem] || '').trim() : text;
  }

  return (
    <li className={styles.file} data-bad={bad} data-status={state.status}>
      <span className={styles.fileIcon}>
        {bad && <CircleAlert aria-hidden="true" />}
        {state.status === 'done' && <CircleCheck aria-hidden="true" />}
        {!bad && state.status !== 'done' && <FileThumbnail file={file} />}
      </span>
      <div className={styles.content}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.muted}>
          {formatFileSize(file.size, formats)}
          {state.status === 'waiting' && ` · ${messages.waiting}`}
          {state.status === 'done' && ` · ${messages.done}`}
          {state.status === 'cancelled' && ` · ${messages.cancelled}`}
        </span>
        {state.status === 'refused' && <span className={styles.errorText}>{problemText(state.problem)}</span>}
        {state.status === 'failed' && (
          <span className={styles.errorText}>{describeError?.(state.error, attachment) ?? messages.failed}</span>
        )}
        {state.status === 'uploading' && (
          <div className={styles.progress}>
            <ProgressBar label={messages.uploading(file.name)} visibleLabel={messages.sending} value={state.progress} />
            {state.interrupted && <span className={styles.muted}>{messages.interrupted}</span>}
          </div>
        )}
      </div>
      {details && <div className={styles.details}>{details}</div>}
      <div className={styles.actions}>
        {(state.status === 'failed' || state.status === 'cancelled') && (
          <IconButton label={messages.retry(file.name)} icon={<RotateCcw />} onClick={() => attachments.retry(id)} />
        )}
        {state.status === 'uploading' ? (
          <IconButton label={messages.cancel(file.name)} icon={<X />} onClick={() => attachments.cancel(id)} />
        ) : (
          <IconButton label={messages.remove(file.name)} icon={<Trash2 />} onClick={() => attachments.remove(id)} />
        )}
      </div>
    </li>
  );
}

function FileThumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  if (address === undefined) return <FileIcon name={file.name} type={file.type} />;
  return <img className={styles.picture} src={address} alt="" onError={() => setAddress(undefined)} />;
}
