import { createHash } from 'node:crypto';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { ListedEntry } from './format.ts';

interface EntryOptions {
  /** False for pictures and films, which are compressed already. */
  compress: boolean;
}

export class ZipWriter {
  readonly output = new PassThrough();
  readonly entries: ListedEntry[] = [];
  readonly #zip = new ZipFile();
  readonly #stopped = new AbortController();
  readonly #mtime: Date;

  constructor(at: number) {
    this.#mtime = new Date(at);
    this.#zip.outputStream.pipe(this.output);
    this.output.on('close', () => this.#stopped.abort());
  }

  /** Resolves when the whole entry has been written; entries are written one at a time. */
  async add(name: string, content: Readable, { compress }: EntryOptions): Promise<void> {
    const hash = createHash('sha256');
    let byte = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        byte += chunk.length;
        // Yields; a fast reader would otherwise get the whole entry at once.
        const paused = yieldToEventLoop();
        if (paused === undefined) done(null, chunk);
        else void paused.then(() => done(null, chunk));
      },
    });
    content.once('error', (error) => counted.destroy(error));
    content.pipe(counted);
    this.#zip.addReadStream(counted, name, { compress, mtime: this.#mtime, mode: 0o100600 });
    try {
      await finished(counted, { signal: this.#stopped.signal });
    } finally {
      content.destroy();
    }
    this.entries.push({ nome: name, byte, sha256: hash.digest('hex') });
  }

  end(): void {
    this.#zip.end();
  }

  fail(error: Error): void {
    this.output.destroy(error);
  }
}
