import { encodeRequest, ReplyStream, type Request } from '../codecs/viatom-frame.ts';
import type { ViatomReply } from '../codecs/viatom-reply/viatom-reply.ts';
import { DeviceError, isDeviceError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { pause } from '../session/with-timeout.ts';
import type { CharacteristicId } from '../transport/transport.ts';

/** Limits of the protocol; the defaults suit all known devices. */
export interface CheckmeLinkOptions {
  /** Bytes of the largest reply: 512 of a file plus 8 of the frame. Default 520. */
  chunkSize?: number;
  /** Bytes per write that every link supports. Default 20. */
  writeSize?: number;
  /** Milliseconds of silence after which a partial reply counts as broken. Default 1000. */
  idleTimeoutMs?: number;
  /** Maximum file size in bytes. Default 16,000,000: six hours of ECG are ten million. */
  maxFileSize?: number;
}

/** Progress of one file. */
export interface FileProgress {
  /** Name on the device, such as `usr.dat`. */
  fileName: string;
  /** Bytes received so far; starts over after a reconnection. */
  received: number;
  /** Size of the file in bytes. */
  total: number;
}

/** Cancellation and progress of one transfer. */
export interface ReadOptions {
  /** Rejects with a DeviceError `aborted` and closes the file on the device. */
  signal?: AbortSignal | undefined;
  /** Called at the beginning and after each block of 512 bytes. */
  onProgress?: ((progress: FileProgress) => void) | undefined;
}

interface Endpoints {
  write: CharacteristicId;
  notify: CharacteristicId;
}

/** Service of the CheckMe, and of a radio module that the vendor's programs accept (older devices, unconfirmed). */
export const checkmeServices: readonly Endpoints[] = [
  [
    '14839ac4-7d7e-415c-9a42-167340cf2339',
    '8b00ace7-eb0b-49b0-bbe9-9aee0a26e1a3',
    '0734594a-a8e7-4b1a-a6b1-cd5243059a57',
  ],
  [
    '569a1101-b87f-490c-92cb-11ba5ea5167c',
    '569a2001-b87f-490c-92cb-11ba5ea5167c',
    '569a2000-b87f-490c-92cb-11ba5ea5167c',
  ],
].map(([service = '', write = '', notify = '']) => ({
  write: { service, characteristic: write },
  notify: { service, characteristic: notify },
}));

const overhead = 8;

export class CheckmeLink {
  readonly #session: Session;
  readonly #options: Required<CheckmeLinkOptions>;
  readonly #stream: ReplyStream;
  #endpoints: Endpoints | undefined;
  #onBytes: (() => void) | undefined;
  #onReply: ((reply: ViatomReply) => void) | undefined;
  #files: Promise<unknown> = Promise.resolve();
  /** This device repeats the block number in its replies; determined by the first one that is not 0. */
  #echoes = false;

  constructor(session: Session, options: CheckmeLinkOptions = {}) {
    this.#session = session;
    this.#options = { chunkSize: 520, writeSize: 20, idleTimeoutMs: 1000, maxFileSize: 16_000_000, ...options };
    this.#stream = new ReplyStream(this.#options.chunkSize);
  }

  /** Finds the service and subscribes; the session renews the subscription after each reconnection. */
  async open(signal?: AbortSignal): Promise<void> {
    if (this.#endpoints) return;
    for (const endpoints of checkmeServices) {
      try {
        await this.#session.subscribe(endpoints.notify, (bytes) => this.#handleBytes(bytes), { signal });
        this.#endpoints = endpoints;
        return;
      } catch (error) {
        if (!isDeviceError(error, 'missing')) throw error;
      }
    }
    throw new DeviceError('missing', { detail: 'no CheckMe service' });
  }

  request(
    request: Request,
    signal?: AbortSignal,
    matches: (reply: ViatomReply) => boolean = () => true,
    attempts?: number,
  ) {
    const bytes = encodeRequest(request);
    const block = request.command === 'read-content' ? request.block : 0;
    const isLate = (reply: ViatomReply) => this.#isLate(reply, block);
    return this.#session.run(
      async () => {
        const maxAttempts = attempts ?? this.#session.options.maxAttempts;
        for (let attempt = 1; ; attempt += 1) {
          try {
            const reply = await this.#exchange(bytes, isLate, signal);
            if (reply.status === 0 && !matches(reply)) {
              throw new DeviceError('garbled', { detail: `${reply.data.length} bytes for ${request.command}` });
            }
            // A repeated request may be answered twice: wait for the second reply and discard it.
            if (attempt > 1) await pause(this.#session.options.retryDelayMs, signal);
            return reply;
          } catch (error) {
            if (!isDeviceError(error, 'timeout', 'garbled', 'busy') || attempt >= maxAttempts) throw error;
            await pause(this.#session.options.retryDelayMs, signal);
          }
        }
      },
      { signal },
    );
  }

  /** Returns the whole file, or null if it does not exist. Restarts after a reconnection. */
  readFile(fileName: string, options: ReadOptions = {}): Promise<Uint8Array | null> {
    const previous = this.#files;
    const result = previous.then(() => this.#readFile(fileName, options));
    this.#files = result.catch(() => undefined);
    return result;
  }

  async #readFile(fileName: string, options: ReadOptions): Promise<Uint8Array | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#readOnce(fileName, options);
      } catch (error) {
        const lost = isDeviceError(error, 'link-lost', 'not-connected');
        if (!lost || attempt >= this.#session.options.maxAttempts) throw error;
        // Throws if the session does not reconnect.
        await this.#session.ready(options);
      }
    }
  }

  async #readOnce(fileName: string, { signal, onProgress }: ReadOptions): Promise<Uint8Array | null> {
    let ended = false;
    try {
      const start = await this.request(
        { command: 'start-read', fileName },
        signal,
        ({ fileSize }) => fileSize !== null,
      );
      if (start.status === 1) return null;
      if (start.status !== 0) throw new DeviceError('refused', { detail: `status ${start.status}` });
      const total = start.fileSize ?? 0;
      if (total > this.#options.maxFileSize) throw new DeviceError('garbled', { detail: `a file of ${total} bytes` });
      const content = await this.#content(fileName, total, { signal, onProgress });
      ended = true;
      await this.request({ command: 'end-read' }, signal);
      return content;
    } finally {
      // A device with an open file may refuse the next one. A missing reply to this is harmless.
      if (!ended && this.#session.state.name === 'connected') {
        await this.request({ command: 'end-read' }, undefined, undefined, 1).catch(() => undefined);
      }
    }
  }

  async #content(fileName: string, total: number, { signal, onProgress }: ReadOptions): Promise<Uint8Array> {
    const content = new Uint8Array(total);
    const maxContentSize = this.#options.chunkSize - overhead;
    onProgress?.({ fileName, received: 0, total });
    for (let block = 0; block * maxContentSize < total; block += 1) {
      const at = block * maxContentSize;
      const expected = Math.min(maxContentSize, total - at);
      const request = { command: 'read-content', block } as const;
      const { status, data } = await this.request(request, signal, (reply) => reply.data.length === expected);
      if (status !== 0) throw new DeviceError('refused', { detail: `block ${block}, status ${status}` });
      content.set(data, at);
      onProgress?.({ fileName, received: at + expected, total });
    }
    return content;
  }

  /** Late replies are recognised by their block number, where the device repeats it; some always send 0. */
  #isLate(reply: ViatomReply, block: number): boolean {
    if (reply.block === block) {
      if (block !== 0) this.#echoes = true;
      return false;
    }
    return reply.block !== 0 || this.#echoes;
  }

  #handleBytes(bytes: Uint8Array): void {
    const replies = this.#stream.push(bytes);
    this.#onBytes?.();
    for (const reply of replies) this.#onReply?.(reply);
  }

  async #exchange(
    bytes: Uint8Array,
    isLate: (reply: ViatomReply) => boolean,
    signal?: AbortSignal,
  ): Promise<ViatomReply> {
    const { write } = this.#endpoints ?? {};
    if (!write) throw new DeviceError('not-connected');
    // Earlier bytes cannot belong to this reply.
    this.#stream.reset();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let receivedBytes = false;
    const answer = new Promise<ViatomReply>((resolve, reject) => {
      this.#onBytes = () => {
        receivedBytes = true;
        clearTimeout(timer);
        timer = setTimeout(
          () => reject(new DeviceError('garbled', { detail: 'incomplete reply' })),
          this.#options.idleTimeoutMs,
        );
      };
      this.#onReply = (reply) => {
        if (!isLate(reply)) resolve(reply);
      };
    });
    // It may fail while the request is still being written.
    answer.catch(() => undefined);
    try {
      const { writeSize } = this.#options;
      for (let at = 0; at < bytes.length; at += writeSize) {
        const piece = bytes.subarray(at, at + writeSize);
        await this.#session.guard(() => this.#session.transport.write(write, piece), { signal });
      }
      return await this.#session.guard(() => answer, { signal });
    } catch (error) {
      throw receivedBytes && isDeviceError(error, 'timeout') ? new DeviceError('garbled', { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      this.#onBytes = undefined;
      this.#onReply = undefined;
    }
  }
}
