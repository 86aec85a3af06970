import { isDeviceError } from '../errors.ts';
import type { CharacteristicId } from '../transport/transport.ts';
import type { Session, SessionState, WaitOptions } from './session.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Yields the notifications of a characteristic in their order, as they were sent. Subscribes with the first step of the
 * loop and unsubscribes when it ends; continues after a reconnection; ends when the session is disconnected on request.
 *
 * @throws {DeviceError} `not-connected` before connecting, the error of the session if reconnecting fails, `aborted` by
 * the signal, or `missing` and others if subscribing fails.
 */
export async function* streamOf(
  session: Session,
  characteristicId: CharacteristicId,
  { signal }: Pick<WaitOptions, 'signal'> = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const queue: Uint8Array[] = [];
  let wake: () => void = () => undefined;
  let ended: Extract<SessionState, { name: 'lost' | 'disconnected' }> | undefined;
  const unlisten = session.onState((state) => {
    if (state.name === 'lost' || state.name === 'disconnected') ended = state;
    wake();
  });
  try {
    const stop = await subscribeWithReconnect(session, characteristicId, { signal }, (bytes) => {
      queue.push(bytes);
      wake();
    });
    try {
      for (;;) {
        const next = queue.shift();
        if (next) yield next;
        else if (ended?.name === 'lost') throw ended.error;
        else if (ended) return;
        else {
          await withTimeout(
            () =>
              new Promise<void>((resolve) => {
                wake = resolve;
              }),
            { signal },
          );
        }
      }
    } finally {
      await stop();
    }
  } finally {
    unlisten();
  }
}

async function subscribeWithReconnect(
  session: Session,
  characteristicId: CharacteristicId,
  waitOptions: Pick<WaitOptions, 'signal'>,
  listener: (bytes: Uint8Array) => void,
): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await session.subscribe(characteristicId, listener, waitOptions);
    } catch (error) {
      if (!isDeviceError(error, 'link-lost')) throw error;
      await session.ready(waitOptions);
    }
  }
}
