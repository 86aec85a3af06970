// A persistent connection: serial operations with timeouts, and automatic reconnection.
import { DeviceError, type DeviceErrorCode, isDeviceError } from '../errors.ts';
import type { Place, Transport } from '../transport/transport.ts';
import { type Ending, type Patience, patiently, pause } from './waiting.ts';

export type { Patience } from './waiting.ts';

export interface SessionOptions {
  /** Maximum attempts for connecting, a busy radio or an unanswered request. Default 10. */
  tries?: number;
  /**
   * Milliseconds before reconnecting after the first failure, the second, …; the last value repeats. Default 1500,
   * 500.
   */
  connectWaits?: readonly number[];
  /** Milliseconds before a request is repeated. Default 300. */
  pollWait?: number;
  /** Milliseconds per connection attempt. Default 10,000. */
  connectTimeout?: number;
  /** Milliseconds for a response. Default 5000. */
  timeout?: number;
  /** Reconnects automatically. Default true. */
  reconnect?: boolean;
}

export const defaults: Required<SessionOptions> = {
  tries: 10,
  connectWaits: [1500, 500],
  pollWait: 300,
  connectTimeout: 10_000,
  timeout: 5000,
  reconnect: true,
};

export type SessionState =
  | { name: 'idle' }
  /** `attempt` starts at 1. `again` is true when reconnecting. */
  | { name: 'connecting'; attempt: number; again: boolean }
  | { name: 'connected' }
  | { name: 'disconnected' }
  | { name: 'lost'; error: DeviceError };

type Listener = (bytes: Uint8Array) => void;

interface Subscription {
  readonly place: Place;
  readonly listeners: Set<Listener>;
  stop?: (() => Promise<void>) | undefined;
}

/** Errors that a retry does not resolve. */
const hopeless: DeviceErrorCode[] = ['aborted', 'disconnected', 'not-permitted', 'unsupported', 'missing'];

export class Session {
  readonly transport: Transport;
  readonly options: Required<SessionOptions>;
  readonly #stateListeners = new Set<(state: SessionState) => void>();
  readonly #waiting = new Set<(error: DeviceError) => void>();
  readonly #subscriptions = new Map<string, Subscription>();
  #state: SessionState = { name: 'idle' };
  #last: Promise<unknown> = Promise.resolve();
  #connecting: Promise<void> | undefined;
  #given: AbortController | undefined;

  constructor(transport: Transport, options: SessionOptions = {}) {
    this.transport = transport;
    this.options = { ...defaults, ...options };
    transport.onClose(() => this.#onClose());
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Returns a function that removes the listener. */
  onState(listener: (state: SessionState) => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  /** Connects, with as many attempts as configured. Concurrent calls share the same attempt. */
  connect(patience: Pick<Patience, 'signal'> = {}): Promise<void> {
    if (this.#state.name === 'connected') return Promise.resolve();
    this.#connecting ??= this.#connect(patience.signal, false).finally(() => {
      this.#connecting = undefined;
    });
    return patiently(() => this.#connecting ?? Promise.resolve(), patience);
  }

  /** Disconnects and aborts pending operations. There is no reconnection. */
  disconnect(): void {
    if (this.#state.name === 'disconnected') return;
    this.#become({ name: 'disconnected' });
    this.#given?.abort();
    this.#failAll(new DeviceError('disconnected'));
    this.transport.disconnect();
  }

  /** Resolves when connected: at once, or after a reconnection. */
  ready(patience: Pick<Patience, 'signal'> = {}): Promise<void> {
    if (this.#state.name === 'connected') return Promise.resolve();
    if (this.#connecting) return patiently(() => this.#connecting ?? Promise.resolve(), patience);
    return Promise.reject(this.#reason());
  }

  /** Queues `work`, so that exchanges with a device never overlap. */
  run<Value>(work: () => Promise<Value>, { signal }: Pick<Patience, 'signal'> = {}): Promise<Value> {
    const turn = this.#last;
    // Aborting removes waiting work from the queue; running work ends by its own signal.
    const mine = turn.then(() => (signal?.aborted ? patiently(work, { signal }) : work()));
    this.#last = mine.catch(() => undefined);
    return patiently(() => turn, { signal }).then(() => mine);
  }

  /** Runs `work` with a timeout, a signal and the end of the link. For use inside `run`. */
  guard<Value>(work: () => Promise<Value>, patience: Patience = {}): Promise<Value> {
    if (this.#state.name !== 'connected') return Promise.reject(this.#reason());
    return patiently(work, { timeout: this.options.timeout, ...patience }, this.#ending);
  }

  read(place: Place, patience: Patience = {}): Promise<Uint8Array> {
    return this.#operation(() => this.transport.read(place), patience);
  }

  write(place: Place, bytes: Uint8Array, patience: Patience = {}): Promise<void> {
    return this.#operation(() => this.transport.write(place, bytes), patience);
  }

  services(patience: Patience = {}): Promise<string[]> {
    return this.#operation(() => this.transport.services(), patience);
  }

  /** Renewed after a reconnection. Returns a function that unsubscribes. */
  async subscribe(place: Place, listener: Listener, patience: Patience = {}): Promise<() => Promise<void>> {
    const key = `${place.service}/${place.characteristic}`;
    const known = this.#subscriptions.get(key);
    const subscription = known ?? { place, listeners: new Set<Listener>() };
    subscription.listeners.add(listener);
    this.#subscriptions.set(key, subscription);
    const stop = async () => {
      subscription.listeners.delete(listener);
      if (subscription.listeners.size > 0 || this.#subscriptions.get(key) !== subscription) return;
      this.#subscriptions.delete(key);
      const ended = subscription.stop;
      if (ended && this.#state.name === 'connected') await this.#operation(ended, {}).catch(() => undefined);
    };
    try {
      await this.#operation(() => (subscription.stop ? Promise.resolve() : this.#start(subscription)), patience);
    } catch (error) {
      await stop();
      throw error;
    }
    return stop;
  }

  #ending: Ending = (fail) => {
    this.#waiting.add(fail);
    return () => this.#waiting.delete(fail);
  };

  #operation<Value>(work: () => Promise<Value>, patience: Patience): Promise<Value> {
    return this.run(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.guard(work, patience);
        } catch (error) {
          if (!isDeviceError(error, 'busy') || attempt >= this.options.tries) throw error;
          await pause(this.options.pollWait, patience.signal);
        }
      }
    }, patience);
  }

  async #start(subscription: Subscription): Promise<void> {
    subscription.stop = await this.transport.subscribe(subscription.place, (bytes) => {
      for (const listener of subscription.listeners) listener(bytes);
    });
  }

  async #connect(signal: AbortSignal | undefined, again: boolean): Promise<void> {
    const given = new AbortController();
    this.#given = given;
    const either = signal ? AbortSignal.any([signal, given.signal]) : given.signal;
    const { tries, connectWaits } = this.options;
    try {
      for (let attempt = 1; ; attempt += 1) {
        this.#become({ name: 'connecting', attempt, again });
        try {
          return await this.#connectOnce(either);
        } catch (error) {
          if (isDeviceError(error, ...hopeless)) throw error;
          if (attempt >= tries) throw new DeviceError('connect-failed', { cause: error, detail: `${tries} tries` });
        }
        await pause(connectWaits[Math.min(attempt, connectWaits.length) - 1] ?? 0, either);
      }
    } catch (error) {
      if (given.signal.aborted) throw new DeviceError('disconnected', { cause: error });
      const known = error instanceof DeviceError ? error : new DeviceError('failed', { cause: error });
      this.#become(again ? { name: 'lost', error: known } : { name: 'idle' });
      throw known;
    }
  }

  async #connectOnce(signal: AbortSignal): Promise<void> {
    try {
      await patiently(
        async () => {
          await this.transport.connect();
          for (const subscription of this.#subscriptions.values()) await this.#start(subscription);
        },
        { signal, timeout: this.options.connectTimeout },
        this.#ending,
      );
    } catch (error) {
      // A late connection would have no owner.
      this.transport.disconnect();
      throw error;
    }
    this.#become({ name: 'connected' });
  }

  #onClose(): void {
    for (const subscription of this.#subscriptions.values()) subscription.stop = undefined;
    const was = this.#state.name;
    if (was === 'disconnected') return;
    const error = new DeviceError('link-lost');
    this.#failAll(error);
    if (was !== 'connected') return;
    if (!this.options.reconnect) {
      this.#become({ name: 'lost', error });
      return;
    }
    this.#connecting = this.#connect(undefined, true).finally(() => {
      this.#connecting = undefined;
    });
    // Callers receive the failure from `ready` or from the state.
    this.#connecting.catch(() => undefined);
  }

  #failAll(error: DeviceError): void {
    for (const fail of [...this.#waiting]) fail(error);
  }

  #reason(): DeviceError {
    if (this.#state.name === 'lost') return this.#state.error;
    if (this.#state.name === 'disconnected') return new DeviceError('disconnected');
    return new DeviceError(this.#state.name === 'connecting' && this.#state.again ? 'link-lost' : 'not-connected');
  }

  #become(state: SessionState): void {
    this.#state = state;
    for (const listener of [...this.#stateListeners]) listener(state);
  }
}
