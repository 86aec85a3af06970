import { createHash } from 'node:crypto';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { pause } from '../pause.ts';
import type { Listed } from './format.ts';

interface Adding {
  /** Pictures and films do not become smaller. */
  compress: boolean;
}

/** Writes a ZIP file no faster than it is read, and remembers what every entry was. */
export class ZipWriter {
  readonly output = new PassThrough();
  readonly entries: Listed[] = [];
  readonly #zip = new ZipFile();
  readonly #stopped = new AbortController();
  readonly #mtime: Date;

  constructor(at: number) {
    this.#mtime = new Date(at);
    this.#zip.outputStream.pipe(this.output);
    // Whoever reads has gone, or all is written.
    this.output.on('close', () => this.#stopped.abort());
  }

  /** Answers once the whole of it is on its way: the next one is not begun before. */
  async add(name: string, content: Readable, { compress }: Adding): Promise<void> {
    const hash = createHash('sha256');
    let byte = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        byte += chunk.length;
        // A reader that is fast enough would have the whole of it in one go.
        const paused = pause();
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
