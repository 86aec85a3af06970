import { drafts } from '../drafts/drafts.ts';
import { beginReload } from '../drafts/reload.ts';

const address = '/webui/worker.js';
const assets = '/webui/assets/';

/** Trusted Types: the CSP accepts script URLs only from the policy with this name. */
interface Policies {
  createPolicy(
    name: 'worker',
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (wanted: string) => string };
}

/** A document can live for a session of two hours, so it looks for updates when it becomes visible again. */
const updateIntervalMs = 30 * 60_000;

let waitingWorker: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function setWaitingWorker(worker: ServiceWorker): void {
  waitingWorker = worker;
  for (const listener of listeners) listener();
}

/** Tells a newly installed worker which assets the page has loaded and is still loading without it. */
function reportLoadedAssets(worker: ServiceWorker | null): void {
  const tell = (list: PerformanceObserverEntryList) => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname);
    worker?.postMessage(paths.filter((path) => path.startsWith(assets)));
  };
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  if (registration.waiting && serviceWorker.controller) setWaitingWorker(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker is no update.
      if (worker.state === 'installed' && serviceWorker.controller) setWaitingWorker(worker);
    });
  });
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastCheck < updateIntervalMs) return;
    lastCheck = Date.now();
    registration.update().catch((error: unknown) => console.warn('The check for a new version failed', error));
  });
}

let isStarted = false;

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  const policies = 'trustedTypes' in window ? (window.trustedTypes as Policies) : undefined;
  const trusted = policies?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL('') ?? address;
  await serviceWorker.register(trusted, { updateViaCache: 'none' });
  const registration = await serviceWorker.getRegistration();
  if (!registration) return;
  watch(registration);
  const { active } = await serviceWorker.ready;
  if (!wasControlled) reportLoadedAssets(active);
}

export function startWorker(): void {
  // The development server builds files on demand.
  if (isStarted || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  isStarted = true;
  start().catch((error: unknown) => console.warn('The service worker could not be registered', error));
}

export function subscribeToVersions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasNewVersion(): boolean {
  return waitingWorker !== undefined;
}

/** Milliseconds; enough for a worker without pending events to be replaced. */
const takeoverTimeoutMs = 2000;

/** False if the old worker has not finished in time. */
function activate(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), takeoverTimeoutMs);
    worker.postMessage('activate');
  });
}

/**
 * A browser may let the old worker finish for minutes, and a reload would wait for it. Without a registration the reload
 * goes to the network, and the new page registers the new worker.
 */
export async function activateNewVersion(): Promise<boolean> {
  if (!(await drafts.flush())) return false;
  // Another tab may have activated it already.
  if (waitingWorker?.state === 'installed' && !(await activate(waitingWorker))) {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  }
  // What was written while the workers changed.
  if (!(await drafts.flush())) return false;
  beginReload();
  window.location.reload();
  return true;
}
