import { DeviceError, isDeviceError } from '@libretto/web-bluetooth/errors';
import type { Session, SessionState } from '@libretto/web-bluetooth/session';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Device {
  readonly name: string;
  readonly session: Session;
  connect: (patience: { signal: AbortSignal }) => Promise<void>;
  disconnect: () => void;
}

export type Phase =
  | { name: 'idle' }
  | { name: 'choosing' }
  | { name: 'connecting'; attempt: number; again: boolean }
  | { name: 'connected' }
  | { name: 'failed'; error: DeviceError };

export interface DeviceUse<D> {
  /** The last selected device; it may be out of range. */
  device: D | undefined;
  phase: Phase;
  working: boolean;
  /** Browsers allow this only in a click handler. */
  search: () => Promise<void>;
  again: () => Promise<void>;
  stop: () => void;
  searchButton: RefObject<HTMLButtonElement | null>;
}

const idle: Phase = { name: 'idle' };

const known = (error: unknown): DeviceError =>
  error instanceof DeviceError ? error : new DeviceError('failed', { cause: error });

function phaseOf(state: SessionState): Phase {
  if (state.name === 'connecting' || state.name === 'connected') return state;
  return state.name === 'lost' ? { name: 'failed', error: state.error } : idle;
}

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
 * Manages a device from selection to disconnection. `begin` runs once it is connected; the session reconnects after a
 * lost link.
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
      // The chooser was closed; the previous device is still connected.
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
