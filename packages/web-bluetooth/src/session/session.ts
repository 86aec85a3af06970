import { DeviceError, type DeviceErrorCode, isDeviceError } from '../errors.ts';
import type { CharacteristicId, Transport } from '../transport/transport.ts';
import { type EndListener, pause, type WaitOptions, withTimeout } from './with-timeout.ts';

export type { WaitOptions } from './with-timeout.ts';

/** Attempts and timeouts of a connection. See `defaults`. */
export interface SessionOptions {
  /** Maximum attempts for connecting, a busy radio or an unanswered request. Default 10. */
  maxAttempts?: number;
  /** Milliseconds before reconnecting after each failure; the last value repeats. Default 1500, 500. */
  reconnectDelaysMs?: readonly number[];
  /** Milliseconds before a request is repeated. Default 300. */
  retryDelayMs?: number;
  /** Milliseconds per connection attempt. Default 10,000. */
  connectTimeout?: number;
  /** Milliseconds for a response. Default 5000. */
  timeout?: number;
  /** Reconnects automatically. Default true. */
  reconnect?: boolean;
}

/** Options of a session that is created without any. */
export const defaults: Required<SessionOptions> = {
  maxAttempts: 10,
  reconnectDelaysMs: [1500, 500],
  retryDelayMs: 300,
  connectTimeout: 10_000,
  timeout: 5000,
  reconnect: true,
};

/** State of the connection. `lost` follows failed reconnections, `disconnected` a call of `disconnect`. */
export type SessionState =
  | { name: 'idle' }
  /** `attempt` starts at 1. `again` is true when reconnecting. */
  | { name: 'connecting'; attempt: number; again: boolean }
  | { name: 'connected' }
  | { name: 'disconnected' }
  /** With the failure of the last attempt. */
  | { name: 'lost'; error: DeviceError };

type Listener = (bytes: Uint8Array) => void;

interface Subscription {
  readonly characteristicId: CharacteristicId;
  readonly listeners: Set<Listener>;
  stop?: (() => Promise<void>) | undefined;
}

/** Errors that a retry does not resolve. */
const permanentErrors: DeviceErrorCode[] = ['aborted', 'disconnected', 'not-permitted', 'unsupported', 'missing'];

/** Serialises the operations on one device, with timeouts, retries and reconnection after a lost link. */
export class Session {
  /** Radio below the session. Calls that bypass the session may overlap its requests. */
  readonly transport: Transport;
  /** Options with defaults filled in. */
  readonly options: Required<SessionOptions>;
  readonly #stateListeners = new Set<(state: SessionState) => void>();
  readonly #pending = new Set<(error: DeviceError) => void>();
  readonly #subscriptions = new Map<string, Subscription>();
  #state: SessionState = { name: 'idle' };
  #queue: Promise<unknown> = Promise.resolve();
  #connecting: Promise<void> | undefined;
  #abort: AbortController | undefined;

  constructor(transport: Transport, options: SessionOptions = {}) {
    this.transport = transport;
    this.options = { ...defaults, ...options };
    transport.onClose(() => this.#onClose());
  }

  /** The current state of the connection. */
  get state(): SessionState {
    return this.#state;
  }

  /** Returns a function that removes the listener. */
  onState(listener: (state: SessionState) => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  /** Connects, with as many attempts as configured. Concurrent calls share the same attempt. */
  connect(waitOptions: Pick<WaitOptions, 'signal'> = {}): Promise<void> {
    if (this.#state.name === 'connected') return Promise.resolve();
    this.#connecting ??= this.#connect(waitOptions.signal, false).finally(() => {
      this.#connecting = undefined;
    });
    return withTimeout(() => this.#connecting ?? Promise.resolve(), waitOptions);
  }

  /** Disconnects and aborts pending operations. There is no reconnection. */
  disconnect(): void {
    if (this.#state.name === 'disconnected') return;
    this.#setState({ name: 'disconnected' });
    this.#abort?.abort();
    this.#failAll(new DeviceError('disconnected'));
    this.transport.disconnect();
  }

  /** Resolves when connected: at once, or after a reconnection. */
  ready(waitOptions: Pick<WaitOptions, 'signal'> = {}): Promise<void> {
    if (this.#state.name === 'connected') return Promise.resolve();
    if (this.#connecting) return withTimeout(() => this.#connecting ?? Promise.resolve(), waitOptions);
    return Promise.reject(this.#notConnectedError());
  }

  /** Queues `work`, so that exchanges with a device never overlap. */
  run<Value>(work: () => Promise<Value>, { signal }: Pick<WaitOptions, 'signal'> = {}): Promise<Value> {
    const previousWork = this.#queue;
    // Aborting removes waiting work from the queue; running work ends by its own signal.
    const result = previousWork.then(() => (signal?.aborted ? withTimeout(work, { signal }) : work()));
    this.#queue = result.catch(() => undefined);
    return withTimeout(() => previousWork, { signal }).then(() => result);
  }

  /** Runs `work` with a timeout, a signal and the end of the link. For use inside `run`. */
  guard<Value>(work: () => Promise<Value>, waitOptions: WaitOptions = {}): Promise<Value> {
    if (this.#state.name !== 'connected') return Promise.reject(this.#notConnectedError());
    return withTimeout(work, { timeout: this.options.timeout, ...waitOptions }, this.#onLinkEnd);
  }

  /**
   * Reads a value once, retrying while the radio is busy.
   *
   * @throws {DeviceError} `missing`, `not-permitted`, `timeout`, `busy`, `link-lost`, `not-connected`, `disconnected`,
   * `aborted` or `failed`; also by `write`, `services` and `subscribe`.
   */
  read(characteristicId: CharacteristicId, waitOptions: WaitOptions = {}): Promise<Uint8Array> {
    return this.#operation(() => this.transport.read(characteristicId), waitOptions);
  }

  /** Writes bytes, with a response if the characteristic supports one. Retries while the radio is busy. */
  write(characteristicId: CharacteristicId, bytes: Uint8Array, waitOptions: WaitOptions = {}): Promise<void> {
    return this.#operation(() => this.transport.write(characteristicId, bytes), waitOptions);
  }

  /** Returns the 128-bit UUIDs of the services that this page may use. */
  services(waitOptions: WaitOptions = {}): Promise<string[]> {
    return this.#operation(() => this.transport.services(), waitOptions);
  }

  /** Renewed after a reconnection. Returns a function that unsubscribes. */
  async subscribe(
    characteristicId: CharacteristicId,
    listener: Listener,
    waitOptions: WaitOptions = {},
  ): Promise<() => Promise<void>> {
    const key = `${characteristicId.service}/${characteristicId.characteristic}`;
    const existing = this.#subscriptions.get(key);
    const subscription = existing ?? { characteristicId, listeners: new Set<Listener>() };
    subscription.listeners.add(listener);
    this.#subscriptions.set(key, subscription);
    const stop = async () => {
      subscription.listeners.delete(listener);
      if (subscription.listeners.size > 0 || this.#subscriptions.get(key) !== subscription) return;
      this.#subscriptions.delete(key);
      const stopTransport = subscription.stop;
      if (stopTransport && this.#state.name === 'connected')
        await this.#operation(stopTransport, {}).catch(() => undefined);
    };
    try {
      await this.#operation(() => (subscription.stop ? Promise.resolve() : this.#start(subscription)), waitOptions);
    } catch (error) {
      await stop();
      throw error;
    }
    return stop;
  }

  #onLinkEnd: EndListener = (fail) => {
    this.#pending.add(fail);
    return () => this.#pending.delete(fail);
  };

  #operation<Value>(work: () => Promise<Value>, waitOptions: WaitOptions): Promise<Value> {
    return this.run(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.guard(work, waitOptions);
        } catch (error) {
          if (!isDeviceError(error, 'busy') || attempt >= this.options.maxAttempts) throw error;
          await pause(this.options.retryDelayMs, waitOptions.signal);
        }
      }
    }, waitOptions);
  }

  async #start(subscription: Subscription): Promise<void> {
    subscription.stop = await this.transport.subscribe(subscription.characteristicId, (bytes) => {
      for (const listener of subscription.listeners) listener(bytes);
    });
  }

  async #connect(signal: AbortSignal | undefined, again: boolean): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    const combinedSignal = signal ? AbortSignal.any([signal, abort.signal]) : abort.signal;
    const { maxAttempts, reconnectDelaysMs } = this.options;
    try {
      for (let attempt = 1; ; attempt += 1) {
        this.#setState({ name: 'connecting', attempt, again });
        try {
          return await this.#connectOnce(combinedSignal);
        } catch (error) {
          if (isDeviceError(error, ...permanentErrors)) throw error;
          if (attempt >= maxAttempts)
            throw new DeviceError('connect-failed', { cause: error, detail: `${maxAttempts} attempts` });
        }
        await pause(reconnectDelaysMs[Math.min(attempt, reconnectDelaysMs.length) - 1] ?? 0, combinedSignal);
      }
    } catch (error) {
      if (abort.signal.aborted) throw new DeviceError('disconnected', { cause: error });
      const existing = error instanceof DeviceError ? error : new DeviceError('failed', { cause: error });
      this.#setState(again ? { name: 'lost', error: existing } : { name: 'idle' });
      throw existing;
    }
  }

  async #connectOnce(signal: AbortSignal): Promise<void> {
    try {
      await withTimeout(
        async () => {
          await this.transport.connect();
          for (const subscription of this.#subscriptions.values()) await this.#start(subscription);
        },
        { signal, timeout: this.options.connectTimeout },
        this.#onLinkEnd,
      );
    } catch (error) {
      // A late connection would have no owner.
      this.transport.disconnect();
      throw error;
    }
    this.#setState({ name: 'connected' });
  }

  #onClose(): void {
    for (const subscription of this.#subscriptions.values()) subscription.stop = undefined;
    const previous = this.#state.name;
    if (previous === 'disconnected') return;
    const error = new DeviceError('link-lost');
    this.#failAll(error);
    if (previous !== 'connected') return;
    if (!this.options.reconnect) {
      this.#setState({ name: 'lost', error });
      return;
    }
    this.#connecting = this.#connect(undefined, true).finally(() => {
      this.#connecting = undefined;
    });
    // Callers receive the failure from `ready` or from the state.
    this.#connecting.catch(() => undefined);
  }

  #failAll(error: DeviceError): void {
    for (const fail of [...this.#pending]) fail(error);
  }

  #notConnectedError(): DeviceError {
    if (this.#state.name === 'lost') return this.#state.error;
    if (this.#state.name === 'disconnected') return new DeviceError('disconnected');
    return new DeviceError(this.#state.name === 'connecting' && this.#state.again ? 'link-lost' : 'not-connected');
  }

  #setState(state: SessionState): void {
    this.#state = state;
    for (const listener of [...this.#stateListeners]) listener(state);
  }
}
