import { checkFile, type FileProblem, type FileRules } from './check-file.ts';

/** Given to `Upload` for one file. */
export interface UploadOptions {
  /** Aborts when the user cancels or removes the file, and when the component unmounts. */
  signal: AbortSignal;
  /** Uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** The connection is lost; the upload resumes by itself, and the next progress event clears this state. */
  onInterrupted: () => void;
}

/** Uploads one file. Rejects if it fails, which offers a retry. */
export type Upload = (file: File, options: UploadOptions) => Promise<void>;

/** State of one file. `progress` is from 0 to 1, and undefined until the first progress event. */
export type AttachmentState =
  | { status: 'refused'; problem: FileProblem }
  | { status: 'waiting' }
  | { status: 'uploading'; progress: number | undefined; interrupted?: boolean }
  | { status: 'done' }
  | { status: 'failed'; error: unknown }
  | { status: 'cancelled' };

/** One file of the list. */
export interface Attachment {
  /** Unique within the list. */
  id: string;
  /** File as chosen by the user; not read before the upload. */
  file: File;
  /** Changes while the file is uploaded. */
  state: AttachmentState;
}

export interface Announcement {
  /** Unique within the queue. */
  id: number;
  /** Event to announce. */
  kind: 'added' | 'refused' | 'done' | 'failed' | 'cancelled' | 'removed' | 'interrupted';
  /** Name of the file. */
  name: string;
}

export interface QueueView {
  /** All files in the order in which they were added, including refused ones. */
  files: readonly Attachment[];
  /** The last five events, for screen readers. */
  announcements: readonly Announcement[];
}

export interface QueueOptions extends FileRules {
  upload: Upload;
  begin: 'at-once' | 'on-call';
  parallel: number;
}

const remembered = 5;
const isUnsent = ({ state }: Attachment) => state.status === 'failed' || state.status === 'cancelled';

export class UploadQueue {
  options: QueueOptions;
  #view: QueueView = { files: [], announcements: [] };
  #count = 0;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  readonly #wanted = new Set<string>();
  #waiting: ((allUploaded: boolean) => void)[] = [];

  constructor(options: QueueOptions) {
    this.options = options;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  view = (): QueueView => this.#view;

  add(files: Iterable<File>): void {
    for (const file of files) {
      const taken = this.#view.files.filter(({ state }) => state.status !== 'refused').map((other) => other.file);
      const problem = checkFile(file, taken, this.options);
      const id = this.#next();
      const state: AttachmentState = problem ? { status: 'refused', problem } : { status: 'waiting' };
      this.#set([...this.#view.files, { id: `file-${id}`, file, state }], problem ? 'refused' : 'added', file);
      if (!problem && this.options.begin === 'at-once') this.#wanted.add(`file-${id}`);
    }
    this.#pump();
  }

  remove(id: string): void {
    const gone = this.#find(id);
    if (!gone) return;
    this.#drop(id);
    this.#set(
      this.#view.files.filter((other) => other !== gone),
      'removed',
      gone.file,
    );
    this.#pump();
  }

  cancel(id: string): void {
    this.#drop(id);
    this.#patch(id, { status: 'cancelled' }, 'cancelled');
    this.#pump();
  }

  retry(id: string): void {
    this.#patch(id, { status: 'waiting' });
    this.#wanted.add(id);
    this.#pump();
  }

  start(): Promise<boolean> {
    for (const entry of this.#view.files) {
      if (isUnsent(entry)) this.#patch(entry.id, { status: 'waiting' });
      if (isUnsent(entry) || entry.state.status === 'waiting') this.#wanted.add(entry.id);
    }
    const done = new Promise<boolean>((resolve) => {
      this.#waiting.push(resolve);
    });
    this.#pump();
    return done;
  }

  stop(): void {
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
    this.#wanted.clear();
  }

  #pump(): void {
    for (const id of this.#wanted) {
      if (this.#running.size >= this.options.parallel) return;
      this.#wanted.delete(id);
      const entry = this.#find(id);
      if (entry) void this.#send(entry);
    }
    if (this.#running.size > 0) return;
    const allUploaded = !this.#view.files.some((entry) => isUnsent(entry));
    for (const resolve of this.#waiting.splice(0)) resolve(allUploaded);
  }

  async #send({ id, file }: Attachment): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(id, controller);
    this.#patch(id, { status: 'uploading', progress: undefined });
    const onProgress = (share: number) => {
      if (this.#running.get(id) === controller) this.#patch(id, { status: 'uploading', progress: share });
    };
    const onInterrupted = () => {
      const state = this.#find(id)?.state;
      if (this.#running.get(id) !== controller || state?.status !== 'uploading' || state.interrupted) return;
      this.#patch(id, { ...state, interrupted: true }, 'interrupted');
    };
    try {
      await this.options.upload(file, { signal, onProgress, onInterrupted });
      if (!signal.aborted) this.#patch(id, { status: 'done' }, 'done');
    } catch (error) {
      if (!signal.aborted) this.#patch(id, { status: 'failed', error }, 'failed');
    }
    if (this.#running.get(id) !== controller) return;
    this.#running.delete(id);
    this.#pump();
  }

  #drop(id: string): void {
    this.#wanted.delete(id);
    this.#running.get(id)?.abort();
    this.#running.delete(id);
  }

  #find(id: string): Attachment | undefined {
    return this.#view.files.find((entry) => entry.id === id);
  }

  #patch(id: string, state: AttachmentState, kind?: Announcement['kind']): void {
    const file = this.#find(id)?.file;
    if (!file) return;
    this.#set(
      this.#view.files.map((entry) => (entry.id === id ? { ...entry, state } : entry)),
      kind,
      file,
    );
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #set(files: readonly Attachment[], kind: Announcement['kind'] | undefined, { name }: File): void {
    const { announcements } = this.#view;
    this.#view = {
      files,
      announcements: kind ? [...announcements, { id: this.#next(), kind, name }].slice(-remembered) : announcements,
    };
    for (const listener of this.#listeners) listener();
  }
}
