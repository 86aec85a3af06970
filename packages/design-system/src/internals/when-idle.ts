/**
 * Runs `work` when the browser is idle, after `timeout` milliseconds at the latest. Returns a function that calls it
 * off.
 */
export function whenIdle(work: () => unknown, timeout = 4000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, Math.min(timeout, 1000));
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(request);
}
