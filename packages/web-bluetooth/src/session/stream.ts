// Notifications as an async iterator.
import { isDeviceError } from '../errors.ts';
import type { Place } from '../transport/transport.ts';
import type { Patience, Session, SessionState } from './session.ts';
import { patiently } from './waiting.ts';

/**
 * Yields the notifications of a characteristic in order. Waits for a reconnection; throws when it fails; ends when
 * the device is disconnected on request or the loop is left.
 */
export async function* streamOf(
  session: Session,
  place: Place,
  { signal }: Pick<Patience, 'signal'> = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const arrived: Uint8Array[] = [];
  let wake: () => void = () => undefined;
  let ended: Extract<SessionState, { name: 'lost' | 'disconnected' }> | undefined;
  const forget = session.onState((state) => {
    if (state.name === 'lost' || state.name === 'disconnected') ended = state;
    wake();
  });
  try {
    const stop = await subscribed(session, place, { signal }, (bytes) => {
      arrived.push(bytes);
      wake();
    });
    try {
      for (;;) {
        const next = arrived.shift();
        if (next) yield next;
        else if (ended?.name === 'lost') throw ended.error;
        else if (ended) return;
        else {
          await patiently(
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
    forget();
  }
}

/** Waits for a reconnection if the link is lost while subscribing. */
async function subscribed(
  session: Session,
  place: Place,
  patience: Pick<Patience, 'signal'>,
  listener: (bytes: Uint8Array) => void,
): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await session.subscribe(place, listener, patience);
    } catch (error) {
      if (!isDeviceError(error, 'link-lost')) throw error;
      await session.ready(patience);
    }
  }
}
