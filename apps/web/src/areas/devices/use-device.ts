import { DeviceError, isDeviceError } from '@libretto/web-bluetooth/errors';
import type { Session, SessionState } from '@libretto/web-bluetooth/session';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Device {
  readonly name: string;
  readonly session: Session;
  connect: (options: { signal: AbortSignal }) => Promise<void>;
  disconnect: () => void;
}

export type Phase =
  | { name: 'idle' }
  | { name: 'choosing' }
  | { name: 'connecting'; attempt: number; again: boolean }
  | { name: 'connected' }
  | { name: 'failed'; error: DeviceError };

export interface DeviceUse<D> {
  device: D | undefined;
  phase: Phase;
  working: boolean;
  /** Browsers allow this only in a click handler. */
  search: () => Promise<void>;
  retry: () => Promise<void>;
  stop: () => void;
  searchButton: RefObject<HTMLButtonElement | null>;
}

const idle: Phase = { name: 'idle' };

const toDeviceError = (error: unknown): DeviceError =>
  error instanceof DeviceError ? error : new DeviceError('failed', { cause: error });

function toPhase(state: SessionState): Phase {
  if (state.name === 'connecting' || state.name === 'connected') return state;
  return state.name === 'lost' ? { name: 'failed', error: state.error } : idle;
}

interface Resources<D> {
  device?: D | undefined;
  unsubscribe?: () => void;
  controller?: AbortController;
}

function release<D extends Device>(resources: Resources<D>) {
  resources.controller?.abort();
  resources.unsubscribe?.();
  resources.device?.disconnect();
  resources.device = undefined;
}

/** `begin` runs once the device is connected; the session reconnects after a lost link. */
export function useDevice<D extends Device>(
  choose: () => Promise<D>,
  begin: (device: D, signal: AbortSignal) => Promise<void>,
): DeviceUse<D> {
  const [device, setDevice] = useState<D>();
  const [phase, setPhase] = useState<Phase>(idle);
  const [working, setWorking] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  const [resources] = useState<Resources<D>>(() => ({}));
  useEffect(() => () => release(resources), [resources]);

  async function connect(found: D) {
    const controller = new AbortController();
    resources.controller?.abort();
    resources.controller = controller;
    const isAborted = () => controller.signal.aborted;
    try {
      await found.connect({ signal: controller.signal });
      setWorking(true);
      await begin(found, controller.signal);
    } catch (error) {
      if (isAborted() || isDeviceError(error, 'aborted', 'disconnected')) return;
      console.warn('A device could not be used', toDeviceError(error).code);
      setPhase({ name: 'failed', error: toDeviceError(error) });
    } finally {
      if (resources.controller === controller) setWorking(false);
    }
  }

  async function search() {
    setPhase({ name: 'choosing' });
    let found: D;
    try {
      found = await choose();
    } catch (error) {
      // The chooser was closed; the previous device is still connected.
      const previous = isDeviceError(error, 'not-chosen') ? resources.device?.session.state : undefined;
      setPhase(previous?.name === 'connected' ? previous : { name: 'failed', error: toDeviceError(error) });
      return;
    }
    release(resources);
    resources.device = found;
    resources.unsubscribe = found.session.onState((state) => setPhase(toPhase(state)));
    setDevice(found);
    await connect(found);
  }

  return {
    device,
    phase,
    working,
    search,
    retry: async () => {
      if (!resources.device) return search();
      setPhase({ name: 'connected' });
      return connect(resources.device);
    },
    stop: () => {
      release(resources);
      setWorking(false);
      setPhase(idle);
      searchButton.current?.focus();
    },
    searchButton,
  };
}
