/** Does it once the machine has nothing better to do. What it answers calls that off. */
export function whenIdle(work: () => unknown, timeout = 4000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, Math.min(timeout, 1000));
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(request);
}
