'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FileRules } from './check-file.ts';
import { type QueueView, type Upload, UploadQueue } from './upload-queue.ts';

/** Rules for files, and how they are uploaded. */
export interface AttachmentsOptions extends FileRules {
  /** Uploads one file; called again for a retry. */
  upload: Upload;
  /** `at-once`: each file when it is added. `on-call`: all of them with `start()`, e.g. when a form is saved. */
  begin?: 'at-once' | 'on-call' | undefined;
  /** Maximum number of concurrent uploads. */
  parallel?: number | undefined;
}

/** Files of a field with their actions, for the prop `attachments`. */
export interface Attachments extends QueueView {
  /** Rules given to `useAttachments`. */
  rules: FileRules;
  /** Adds files. Refused ones appear in the list with their problem. */
  add: (files: Iterable<File>) => void;
  /** Removes a file from the list and aborts its upload. */
  remove: (id: string) => void;
  /** Aborts the upload and keeps the file for a retry. */
  cancel: (id: string) => void;
  /** Uploads a failed or cancelled file again. */
  retry: (id: string) => void;
  /** Uploads all pending files; resolves to true when all of them have arrived. */
  start: () => Promise<boolean>;
  /** An upload is running; leaving the page would abort it. */
  busy: boolean;
}

/** Holds the files of one AttachFile and uploads them. */
export function useAttachments(options: AttachmentsOptions): Attachments {
  const { begin = 'at-once', parallel = 2, ...others } = options;
  const [queue] = useState(() => new UploadQueue({ ...others, begin, parallel }));
  const view = useSyncExternalStore(queue.subscribe, queue.view, queue.view);

  useEffect(() => {
    queue.options = { ...others, begin, parallel };
  });
  useEffect(() => () => queue.stop(), [queue]);

  const [actions] = useState(() => ({
    add: (files: Iterable<File>) => queue.add(files),
    remove: (id: string) => queue.remove(id),
    cancel: (id: string) => queue.cancel(id),
    retry: (id: string) => queue.retry(id),
    start: () => queue.start(),
  }));
  const { accept, maxBytes, maxFiles } = options;
  return {
    ...view,
    ...actions,
    rules: { accept, maxBytes, maxFiles },
    busy: view.files.some(({ state }) => state.status === 'uploading'),
  };
}
