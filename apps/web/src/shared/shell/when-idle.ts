/** Fetches what will be needed later, once the first page is there and the machine has nothing else to do. */
export function whenIdle(load: () => Promise<unknown>): void {
  // What fails now is asked for again when it is needed.
  const quietly = () => void load().catch(() => undefined);
  const soon = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(quietly, { timeout: 5000 });
    else setTimeout(quietly, 1000);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
