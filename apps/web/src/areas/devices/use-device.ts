import { DeviceError, isDeviceError } from '@libretto/web-bluetooth/errors';
import type { Session, SessionState } from '@libretto/web-bluetooth/session';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What all devices of the package have in common. */
export interface Device {
  readonly name: string;
  readonly session: Session;
  connect: (patience: { signal: AbortSignal }) => Promise<void>;
  disconnect: () => void;
}

export type Phase =
  | { name: 'idle' }
  /** The browser's own window is open. */
  | { name: 'choosing' }
  | { name: 'connecting'; attempt: number; again: boolean }
  | { name: 'connected' }
  | { name: 'failed'; error: DeviceError };

export interface DeviceUse<D> {
  /** The one that was chosen last; it may be out of reach. */
  device: D | undefined;
  phase: Phase;
  /** `begin` is under way. */
  working: boolean;
  /** To be called from a click: the browser lets nobody search otherwise. */
  search: () => Promise<void>;
  /** The same device once more. */
  again: () => Promise<void>;
  /** Stops whatever is under way and lets go of the device; one is where one can search again. */
  stop: () => void;
  /** For the button that searches. */
  searchButton: RefObject<HTMLButtonElement | null>;
}

const idle: Phase = { name: 'idle' };

const known = (error: unknown): DeviceError =>
  error instanceof DeviceError ? error : new DeviceError('failed', { cause: error });

function phaseOf(state: SessionState): Phase {
  if (state.name === 'connecting' || state.name === 'connected') return state;
  return state.name === 'lost' ? { name: 'failed', error: state.error } : idle;
}

/** What is to be let go of in the end. */
interface Held<D> {
  device?: D | undefined;
  forget?: () => void;
  controller?: AbortController;
}

function letGo<D extends Device>(held: Held<D>) {
  held.controller?.abort();
  held.forget?.();
  held.device?.disconnect();
  held.device = undefined;
}

/**
 * A device from the search for it to its end. `begin` is what is done with it once it is connected; when the link is lost
 * the session looks for it again, and what was read stays with whoever has read it.
 */
export function useDevice<D extends Device>(
  choose: () => Promise<D>,
  begin: (device: D, signal: AbortSignal) => Promise<void>,
): DeviceUse<D> {
  const [device, setDevice] = useState<D>();
  const [phase, setPhase] = useState<Phase>(idle);
  const [working, setWorking] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  const [held] = useState<Held<D>>(() => ({}));
  // Who leaves the page leaves the device too.
  useEffect(() => () => letGo(held), [held]);

  async function use(found: D) {
    const mine = new AbortController();
    held.controller?.abort();
    held.controller = mine;
    const isOver = () => mine.signal.aborted;
    try {
      await found.connect({ signal: mine.signal });
      setWorking(true);
      await begin(found, mine.signal);
    } catch (error) {
      if (isOver() || isDeviceError(error, 'aborted', 'disconnected')) return;
      console.warn('A device could not be used', known(error).code);
      setPhase({ name: 'failed', error: known(error) });
    } finally {
      if (held.controller === mine) setWorking(false);
    }
  }

  async function search() {
    setPhase({ name: 'choosing' });
    let found: D;
    try {
      found = await choose();
    } catch (error) {
      // The window was closed: the device from before is still there.
      const before = isDeviceError(error, 'not-chosen') ? held.device?.session.state : undefined;
      setPhase(before?.name === 'connected' ? before : { name: 'failed', error: known(error) });
      return;
    }
    letGo(held);
    held.device = found;
    held.forget = found.session.onState((state) => setPhase(phaseOf(state)));
    setDevice(found);
    await use(found);
  }

  return {
    device,
    phase,
    working,
    search,
    again: async () => {
      if (!held.device) return search();
      setPhase({ name: 'connected' });
      return use(held.device);
    },
    stop: () => {
      letGo(held);
      setWorking(false);
      setPhase(idle);
      searchButton.current?.focus();
    },
    searchButton,
  };
}
