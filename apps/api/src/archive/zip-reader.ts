import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { TextDecoder } from 'node:util';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { BlobStore } from '../blobs/blobs.ts';
import { ArchiveRefused, limits } from './format.ts';

/** A piece of the archive as it was sent, and where in the whole it begins. */
export interface Piece {
  start: number;
  end: number;
  blob_key: string;
}

const remembered = 4;

/** Not the fault of the archive, which was kept whole. */
class PiecesLost extends Error {
  constructor(cause?: unknown) {
    super('A part of an upload cannot be read.', { cause });
  }
}

/** Reads from the pieces in the blob store as if they were one file; never more than a few of them are in memory. */
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
      (bytes) => bytes ?? Promise.reject(new PiecesLost()),
      (cause: unknown) => Promise.reject(new PiecesLost(cause)),
    );
    this.#recent.set(key, read);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > remembered && oldest !== undefined) this.#recent.delete(oldest);
    return read;
  }
}

function checkEntry(entry: Entry): void {
  const { fileName, compressionMethod, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted() || ![0, 8].includes(compressionMethod)) throw new ArchiveRefused('foreign', fileName);
  const bomb = uncompressedSize > limits.manifest / 16 && uncompressedSize > compressedSize * limits.ratio;
  if (bomb) throw new ArchiveRefused('too-large', fileName);
}

/** What is in an archive, by name. Names are looked up in it and are never paths of anything. */
export class ZipReader {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws ArchiveRefused when it is no ZIP file, or says of itself what an archive cannot be. */
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
        // Entries that lie over each other are more than there is.
        if (packed > size || unpacked > limits.unpacked) throw new ArchiveRefused('too-large', entry.fileName);
        if (entries.has(entry.fileName)) throw new ArchiveRefused('foreign', entry.fileName);
        entries.set(entry.fileName, entry);
      }
      return new ZipReader(zip, entries);
    } catch (error) {
      throw refusal(error, '');
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  sizeOf(name: string): number {
    return this.#entry(name).uncompressedSize;
  }

  /** What an entry holds, piece by piece. It cannot be longer than it has said. */
  async *chunks(name: string): AsyncGenerator<Buffer> {
    try {
      yield* await this.#zip.openReadStreamPromise(this.#entry(name));
    } catch (error) {
      throw refusal(error, name);
    }
  }

  /** The whole of a small one. */
  async read(name: string, atMost: number): Promise<Buffer> {
    if (this.sizeOf(name) > atMost) throw new ArchiveRefused('too-large', name);
    return buffer(this.chunks(name));
  }

  async digestOf(name: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of this.chunks(name)) hash.update(chunk);
    return hash.digest('hex');
  }

  /** The lines of a text, none of them longer than a row can be. */
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

/** Whatever goes wrong while an archive is read is said of the archive, except what was refused for a reason already. */
function refusal(error: unknown, where: string): unknown {
  if (error instanceof ArchiveRefused || error instanceof PiecesLost) return error;
  // Names that lead out of a folder, and structures that contradict themselves.
  return new ArchiveRefused('damaged', where, { cause: error });
}
