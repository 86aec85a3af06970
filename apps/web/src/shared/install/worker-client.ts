import { drafts } from '../drafts/drafts.ts';
import { beginReload } from '../drafts/reload.ts';

const address = '/webui/worker.js';
const assets = '/webui/assets/';

/** The page's policy takes an address of script only from a policy of this name, which knows one address. */
interface Policies {
  createPolicy(
    name: 'worker',
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (wanted: string) => string };
}

/** A document lives for a session of two hours; whoever comes back to it is told of what is new. */
const lookAgainAfter = 30 * 60_000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Tells a worker that came after the page what the page fetches past it: what it had, and what was still on its way. */
function tellWhatIsLoaded(worker: ServiceWorker | null): void {
  const tell = (list: PerformanceObserverEntryList) => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname);
    worker?.postMessage(paths.filter((path) => path.startsWith(assets)));
  };
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The very first one replaces nothing.
      if (worker.state === 'installed' && serviceWorker.controller) offer(worker);
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < lookAgainAfter) return;
    looked = Date.now();
    registration
      .update()
      .catch((error: unknown) => console.warn('Nobody could say whether there is a new version', error));
  });
}

let started = false;

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  const cameBefore = serviceWorker.controller !== null;
  const policies = 'trustedTypes' in window ? (window.trustedTypes as Policies) : undefined;
  const trusted = policies?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL('') ?? address;
  await serviceWorker.register(trusted, { updateViaCache: 'none' });
  const registration = await serviceWorker.getRegistration();
  if (!registration) return;
  watch(registration);
  const { active } = await serviceWorker.ready;
  if (!cameBefore) tellWhatIsLoaded(active);
}

/** Makes Libretto open without a network, from the next time on. Without it everything works but that. */
export function startWorker(): void {
  // The development server makes files as they are asked for: nothing of it is worth keeping.
  if (started || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  started = true;
  start().catch((error: unknown) => console.warn('Libretto will not open without a network', error));
}

export function subscribeToVersions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True when a newer version than the one on this page is ready. */
export function hasNewVersion(): boolean {
  return waiting !== undefined;
}

/** Longer than a worker needs to take over from one that has nothing left to do. */
const takeoverTimeout = 2000;

/**
 * Resolves when the worker controls this page, or after a while: a browser lets the old worker finish its work first, for
 * minutes if need be. A page loaded meanwhile is the new version all the same, because pages come from the server first.
 */
function activate(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, takeoverTimeout);
    worker.postMessage('activate');
  });
}

/** Loads the page anew with the new version; false when something that is being written is safe nowhere but here. */
export async function takeNewVersion(): Promise<boolean> {
  if (!(await drafts.flush())) return false;
  beginReload();
  // In another tab somebody may have agreed before.
  if (waiting?.state === 'installed') await activate(waiting);
  window.location.reload();
  return true;
}
