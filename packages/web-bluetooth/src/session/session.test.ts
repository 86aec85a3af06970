import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeviceError } from '../errors.ts';
import { FakeTransport } from '../transport/fake-transport.ts';
import { standardCharacteristic } from '../transport/transport.ts';
import { defaults, Session, type SessionOptions } from './session.ts';
import { streamOf } from './stream.ts';

const characteristicId = standardCharacteristic(0x180f, 0x2a19);
const other = standardCharacteristic(0x180d, 0x2a37);
const never = () => new Promise<Uint8Array>(() => undefined);

function setUp(read: () => Uint8Array | Promise<Uint8Array> = () => Uint8Array.of(77), options: SessionOptions = {}) {
  const transport = new FakeTransport('a device', {
    [characteristicId.service]: { [characteristicId.characteristic]: { read, notifies: true } },
    [other.service]: { [other.characteristic]: { notifies: true } },
  });
  const session = new Session(transport, options);
  const states: string[] = [];
  session.onState((state) => states.push(state.name === 'connecting' ? `connecting ${state.attempt}` : state.name));
  return { transport, session, states };
}

const failing = (code: string) =>
  expect.objectContaining({ name: 'DeviceError', code, next: expect.stringMatching(/\.$/) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connecting', () => {
  // covers K-64
  test('waits 1500 ms, then 500 ms each time', async () => {
    const { transport, session, states } = setUp();
    transport.refuse = 3;
    const connected = session.connect();
    await vi.advanceTimersByTimeAsync(1499);
    expect(transport.attempts).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(transport.attempts).toBe(2);
    await vi.advanceTimersByTimeAsync(499);
    expect(transport.attempts).toBe(2);
    await vi.advanceTimersByTimeAsync(501);
    await connected;
    expect(states).toEqual(['connecting 1', 'connecting 2', 'connecting 3', 'connecting 4', 'connected']);
  });

  // covers K-64 K-67
  test('gives up after ten attempts and can be restarted', async () => {
    expect(defaults).toMatchObject({ reconnectDelaysMs: [1500, 500], maxAttempts: 10, retryDelayMs: 300 });
    const { transport, session, states } = setUp();
    transport.refuse = 10;
    const outcome = expect(session.connect()).rejects.toThrow(failing('connect-failed'));
    await vi.advanceTimersByTimeAsync(1500 + 8 * 500);
    await outcome;
    expect(transport.attempts).toBe(10);
    expect(states.at(-1)).toBe('idle');
    await session.connect();
    expect(session.state.name).toBe('connected');
  });

  test('times out an attempt and drops its late connection', async () => {
    const { transport, session } = setUp(undefined, { maxAttempts: 1, connectTimeout: 2000 });
    const disconnect = vi.spyOn(transport, 'disconnect');
    transport.connect = never as () => Promise<never>;
    const outcome = expect(session.connect()).rejects.toThrow(
      expect.objectContaining({ code: 'connect-failed', cause: failing('timeout') }),
    );
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('does not retry when the browser denies permission', async () => {
    const { transport, session } = setUp();
    transport.connect = () => Promise.reject(new DeviceError('not-permitted'));
    await expect(session.connect()).rejects.toThrow(failing('not-permitted'));
  });

  test('aborts by signal, and two callers share one attempt', async () => {
    const { transport, session } = setUp();
    transport.refuse = 1;
    const stop = new AbortController();
    const first = expect(session.connect({ signal: stop.signal })).rejects.toThrow(failing('aborted'));
    const second = expect(session.connect()).rejects.toThrow(failing('aborted'));
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    await Promise.all([first, second]);
    expect(transport.attempts).toBe(1);
  });

  test('ends on disconnect', async () => {
    const { transport, session, states } = setUp();
    transport.refuse = 1;
    const outcome = expect(session.connect()).rejects.toThrow(failing('disconnected'));
    await vi.advanceTimersByTimeAsync(100);
    session.disconnect();
    await outcome;
    expect(states).toEqual(['connecting 1', 'disconnected']);
  });
});

describe('operations', () => {
  test('run one at a time in order', async () => {
    const begun: number[] = [];
    const done: (() => void)[] = [];
    const { session } = setUp(() => {
      begun.push(begun.length);
      return new Promise((resolve) => done.push(() => resolve(Uint8Array.of(done.length))));
    });
    await session.connect();
    const reads = [session.read(characteristicId), session.read(characteristicId), session.read(characteristicId)];
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([0]);
    done[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([0, 1]);
    done[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    done[2]?.();
    expect((await Promise.all(reads)).map(([value]) => value)).toEqual([1, 2, 3]);
  });

  test('reject before connecting', async () => {
    const { session } = setUp();
    await expect(session.read(characteristicId)).rejects.toThrow(failing('not-connected'));
  });

  test('time out without blocking the next one', async () => {
    let mute = true;
    const { session } = setUp(() => (mute ? never() : Uint8Array.of(5)));
    await session.connect();
    const outcome = expect(session.read(characteristicId)).rejects.toThrow(failing('timeout'));
    const next = session.read(characteristicId);
    await vi.advanceTimersByTimeAsync(4999);
    mute = false;
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(await next).toEqual(Uint8Array.of(5));
  });

  test('abort by signal while running, while queued and before starting', async () => {
    const { session, transport } = setUp(never);
    await session.connect();
    const stop = new AbortController();
    const both = [
      session.read(characteristicId, { signal: stop.signal }),
      session.read(characteristicId, { signal: stop.signal }),
    ];
    const outcomes = both.map((read) => expect(read).rejects.toThrow(failing('aborted')));
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    await Promise.all(outcomes);
    await expect(session.read(characteristicId, { signal: stop.signal })).rejects.toThrow(failing('aborted'));
    expect(transport.log).toHaveLength(1);
  });

  // covers K-63
  test('retry every 300 ms while the radio is busy', async () => {
    let busy = 2;
    const { session, transport } = setUp(() => {
      if (busy-- > 0) throw new DeviceError('busy');
      return Uint8Array.of(9);
    });
    await session.connect();
    const read = session.read(characteristicId);
    await vi.advanceTimersByTimeAsync(299);
    expect(transport.log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(301);
    expect(await read).toEqual(Uint8Array.of(9));
    expect(transport.log).toHaveLength(3);
  });
});

describe('a lost link', () => {
  test('fails pending operations at once and reconnects', async () => {
    const { transport, session, states } = setUp(never);
    await session.connect();
    const outcome = expect(session.read(characteristicId)).rejects.toThrow(failing('link-lost'));
    await vi.advanceTimersByTimeAsync(0);
    transport.refuse = 1;
    transport.drop();
    await outcome;
    await expect(session.read(characteristicId)).rejects.toThrow(failing('link-lost'));
    const ready = session.ready();
    await vi.advanceTimersByTimeAsync(1500);
    await ready;
    expect(states).toEqual(['connecting 1', 'connected', 'connecting 1', 'connecting 2', 'connected']);
  });

  test('renews subscriptions after a reconnection', async () => {
    const { transport, session } = setUp();
    await session.connect();
    const heard: number[] = [];
    const stop = await session.subscribe(other, ([value = 0]) => heard.push(value));
    transport.notify(other, Uint8Array.of(1));
    transport.drop();
    transport.notify(other, Uint8Array.of(2));
    await session.ready();
    transport.notify(other, Uint8Array.of(3));
    await stop();
    transport.notify(other, Uint8Array.of(4));
    expect(heard).toEqual([1, 3]);
  });

  test('reports a failed reconnection to callers and in the state', async () => {
    const { transport, session } = setUp(undefined, { maxAttempts: 2 });
    await session.connect();
    transport.refuse = 2;
    transport.drop();
    const outcome = expect(session.ready()).rejects.toThrow(failing('connect-failed'));
    await vi.advanceTimersByTimeAsync(1500);
    await outcome;
    expect(session.state).toEqual({ name: 'lost', error: failing('connect-failed') });
    await expect(session.read(characteristicId)).rejects.toThrow(failing('connect-failed'));
  });

  test('does not reconnect when disabled', async () => {
    const { transport, session } = setUp(undefined, { reconnect: false });
    await session.connect();
    transport.drop();
    expect(session.state).toEqual({ name: 'lost', error: failing('link-lost') });
    expect(transport.attempts).toBe(1);
  });

  test('differs from a requested disconnect', async () => {
    const { transport, session, states } = setUp(never);
    await session.connect();
    const outcome = expect(session.read(characteristicId)).rejects.toThrow(failing('disconnected'));
    await vi.advanceTimersByTimeAsync(0);
    session.disconnect();
    await outcome;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(transport.attempts).toBe(1);
    expect(states).toEqual(['connecting 1', 'connected', 'disconnected']);
    await session.connect();
    expect(session.state.name).toBe('connected');
  });
});

test('subscribing to a missing characteristic rejects and cleans up', async () => {
  const { transport, session } = setUp();
  await session.connect();
  await expect(session.subscribe(standardCharacteristic(0x1810, 0x2a35), () => undefined)).rejects.toThrow(
    failing('missing'),
  );
  transport.drop();
  await session.ready();
  expect(session.state.name).toBe('connected');
});

describe('streamOf', () => {
  const send = (transport: FakeTransport, ...bytes: number[]) => transport.notify(other, Uint8Array.from(bytes));

  test('yields notifications in order, also those that arrive between the steps', async () => {
    const { transport, session } = setUp();
    await session.connect();
    const stream = streamOf(session, other);
    const first = stream.next();
    await vi.advanceTimersByTimeAsync(0);
    for (const byte of [1, 2, 3]) send(transport, byte);
    const values = [await first, await stream.next(), await stream.next()].map(({ value }) => value?.[0]);
    expect(values).toEqual([1, 2, 3]);
    await stream.return();
    expect(transport.listening).toBe(0);
  });

  test('continues after a reconnection and ends on request', async () => {
    const { transport, session } = setUp();
    await session.connect();
    const stream = streamOf(session, other);
    const first = stream.next();
    await vi.advanceTimersByTimeAsync(0);
    transport.drop();
    await vi.advanceTimersByTimeAsync(1500);
    send(transport, 4);
    expect((await first).value).toEqual(Uint8Array.of(4));
    const last = stream.next();
    session.disconnect();
    expect(await last).toEqual({ done: true, value: undefined });
  });

  test.each([
    [
      'when reconnecting fails',
      'connect-failed',
      async (transport: FakeTransport) => {
        transport.refuse = 10;
        transport.drop();
        await vi.advanceTimersByTimeAsync(1500 + 8 * 500);
      },
    ],
    [
      'when it is aborted',
      'aborted',
      async (_transport: FakeTransport, controller: AbortController) => controller.abort(),
    ],
  ])('throws %s', async (_when, code, interrupt) => {
    const { transport, session } = setUp();
    await session.connect();
    const controller = new AbortController();
    const outcome = expect(streamOf(session, other, { signal: controller.signal }).next()).rejects.toThrow(
      failing(code),
    );
    await vi.advanceTimersByTimeAsync(0);
    await interrupt(transport, controller);
    await outcome;
  });

  test('throws before connecting', async () => {
    await expect(streamOf(setUp().session, other).next()).rejects.toThrow(failing('not-connected'));
  });
});
