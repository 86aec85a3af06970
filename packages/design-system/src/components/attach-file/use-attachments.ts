'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FileRules } from './check-file.ts';
import { type QueueView, type Upload, UploadQueue } from './upload-queue.ts';

export interface AttachmentsOptions extends FileRules {
  upload: Upload;
  /** `at-once`: each file when it is added. `on-call`: all of them with `start()`, e.g. when a form is saved. */
  begin?: 'at-once' | 'on-call' | undefined;
  /** Maximum number of concurrent uploads. */
  parallel?: number | undefined;
}

export interface Attachments extends QueueView {
  rules: FileRules;
  add: (files: Iterable<File>) => void;
  remove: (id: string) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Uploads all pending files; resolves to true when all of them have arrived. */
  start: () => Promise<boolean>;
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
