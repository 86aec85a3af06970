import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { TextDecoder } from 'node:util';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { BlobStore } from '../blobs/blobs.ts';
import { ArchiveRefused, limits } from './format.ts';

export interface Piece {
  start: number;
  end: number;
  blob_key: string;
}

const maxCachedPieces = 4;

/** A fault of the server and not of the archive. */
class PieceUnreadable extends Error {
  constructor(cause?: unknown) {
    super('A part of an upload cannot be read.', { cause });
  }
}

class PiecesReader extends RandomAccessReader {
  readonly #blobs: BlobStore;
  readonly #pieces: readonly Piece[];
  readonly #recent = new Map<string, Promise<Buffer>>();

  constructor(blobs: BlobStore, pieces: readonly Piece[]) {
    super();
    this.#blobs = blobs;
    this.#pieces = pieces;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false });
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    for (const piece of this.#pieces) {
      if (piece.end <= start || piece.start >= end) continue;
      const bytes = await this.#read(piece.blob_key);
      yield bytes.subarray(Math.max(start - piece.start, 0), Math.min(end, piece.end) - piece.start);
    }
  }

  #read(key: string): Promise<Buffer> {
    const known = this.#recent.get(key);
    if (known !== undefined) return known;
    const read = this.#blobs.get(key).then(
      (bytes) => bytes ?? Promise.reject(new PieceUnreadable()),
      (cause: unknown) => Promise.reject(new PieceUnreadable(cause)),
    );
    this.#recent.set(key, read);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > maxCachedPieces && oldest !== undefined) this.#recent.delete(oldest);
    return read;
  }
}

function checkEntry(entry: Entry): void {
  const { fileName, compressionMethod, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted() || ![0, 8].includes(compressionMethod)) throw new ArchiveRefused('foreign', fileName);
  const bomb = uncompressedSize > limits.manifest / 16 && uncompressedSize > compressedSize * limits.ratio;
  if (bomb) throw new ArchiveRefused('too-large', fileName);
}

/** The entries of an archive by name. Names are never used as paths. */
export class ZipReader {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws ArchiveRefused for malformed ZIP files and exceeded limits. */
  static async open(blobs: BlobStore, pieces: readonly Piece[]): Promise<ZipReader> {
    const size = pieces.at(-1)?.end ?? 0;
    try {
      const zip = await fromRandomAccessReaderPromise(new PiecesReader(blobs, pieces), size, {
        lazyEntries: true,
        autoClose: false,
        strictFileNames: true,
      });
      if (zip.entryCount > limits.entries) throw new ArchiveRefused('too-large', 'manifest.json');
      const entries = new Map<string, Entry>();
      let packed = 0;
      let unpacked = 0;
      for await (const entry of zip.eachEntry()) {
        checkEntry(entry);
        packed += entry.compressedSize;
        unpacked += entry.uncompressedSize;
        // Overlapping entries add up to more than the size of the file.
        if (packed > size || unpacked > limits.unpacked) throw new ArchiveRefused('too-large', entry.fileName);
        if (entries.has(entry.fileName)) throw new ArchiveRefused('foreign', entry.fileName);
        entries.set(entry.fileName, entry);
      }
      return new ZipReader(zip, entries);
    } catch (error) {
      throw toRefusal(error, '');
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  getSize(name: string): number {
    return this.#entry(name).uncompressedSize;
  }

  async *chunks(name: string): AsyncGenerator<Buffer> {
    try {
      yield* await this.#zip.openReadStreamPromise(this.#entry(name));
    } catch (error) {
      throw toRefusal(error, name);
    }
  }

  async read(name: string, maxBytes: number): Promise<Buffer> {
    if (this.getSize(name) > maxBytes) throw new ArchiveRefused('too-large', name);
    return buffer(this.chunks(name));
  }

  async computeDigest(name: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of this.chunks(name)) hash.update(chunk);
    return hash.digest('hex');
  }

  async *lines(name: string): AsyncGenerator<{ line: string; number: number }> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let rest = '';
    let number = 0;
    for await (const chunk of this.chunks(name)) {
      const parts = (rest + decoded(decoder, chunk, name)).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) yield { line, number: ++number };
      if (rest.length > limits.line) throw new ArchiveRefused('too-large', `${name}:${number + 1}`);
    }
    rest += decoded(decoder, undefined, name);
    if (rest !== '') yield { line: rest, number: ++number };
  }

  close(): void {
    this.#zip.close();
  }

  #entry(name: string): Entry {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new ArchiveRefused('damaged', name);
    return entry;
  }
}

function decoded(decoder: TextDecoder, chunk: Buffer | undefined, name: string): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw new ArchiveRefused('damaged', name, { cause: error });
  }
}

function toRefusal(error: unknown, where: string): unknown {
  if (error instanceof ArchiveRefused || error instanceof PieceUnreadable) return error;
  // File names outside the folder, and contradictory structures.
  return new ArchiveRefused('damaged', where, { cause: error });
}
