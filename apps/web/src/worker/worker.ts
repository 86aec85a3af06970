// Service worker that caches the program's own files for offline use. It never answers or caches API requests.

/** The parts of the service worker types used here; the DOM library does not include them. */
interface ExtendableEventLike extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & ExtendableEventLike) => void): void;
}

const scope = globalThis as WorkerScope & typeof globalThis;
const base = '/webui/';
const assets = `${base}assets/`;
const cachePrefix = 'libretto-program-';
const { version, files } = import.meta.env.PROGRAM;
const cacheName = cachePrefix + version;

/** File names with a hash are immutable, so any cache may serve them. */
const isAsset = (path: string) => path.startsWith(assets);
const findCached = (file: string) => caches.match(file, { ignoreVary: true });

async function cacheFile(file: string): Promise<void> {
  const before = isAsset(file) ? await findCached(file) : undefined;
  const response = before ?? (await fetch(file, { cache: isAsset(file) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`Fetching ${file} failed with status ${response.status}`);
  const cache = await caches.open(cacheName);
  await cache.put(file, response);
}

async function install(): Promise<void> {
  await Promise.all(files.map(cacheFile));
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((other) => other.startsWith(cachePrefix) && other !== cacheName);
  await Promise.all(old.map((other) => caches.delete(other)));
  // The browser requests the page while the worker is starting.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Served from the cache first, because it is needed urgently, perhaps with a poor connection. */
const isUrgent = (path: string) => /^\/webui\/emergenza\/?$/i.test(path);

/** Network-first; the cached page is used only offline. */
async function respondWithPage(event: FetchEventLike): Promise<Response> {
  const { request } = event;
  const here = isUrgent(new URL(request.url).pathname) ? await findCached(base) : undefined;
  if (here) {
    // Handles the preload request, which the browser has already sent.
    event.waitUntil(event.preloadResponse.catch(() => undefined));
    return here;
  }
  try {
    return (await event.preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname, searchParams } = new URL(request.url);
    const login = `${base}login${searchParams.get('lang') === 'en' ? '?lang=en' : ''}`;
    const document = /^\/webui\/login\/?$/i.test(pathname) ? login : base;
    return (await findCached(document)) ?? Response.error();
  }
}

async function respondWithAsset(event: FetchEventLike): Promise<Response> {
  const { request } = event;
  const before = await findCached(request.url);
  if (before) return before;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(caches.open(cacheName).then((cache) => cache.put(request, copy)));
  }
  return response;
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (pathname.startsWith(base) && !/\.[a-z0-9]+$/i.test(pathname)) event.respondWith(respondWithPage(event));
  } else if (isAsset(pathname)) event.respondWith(respondWithAsset(event));
});

scope.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(scope.skipWaiting());
  // Assets that the page loaded before the worker was active.
  else if (Array.isArray(event.data)) {
    const loaded = event.data.filter((file) => typeof file === 'string' && isAsset(file));
    event.waitUntil(Promise.allSettled(loaded.map(cacheFile)));
  }
});
