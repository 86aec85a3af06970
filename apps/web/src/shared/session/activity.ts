const activityEvents = [
  'click',
  'mousemove',
  'keydown',
  'touchstart',
  'touchmove',
  'pointerdown',
  'wheel',
  'scroll',
] as const;

export function watchActivity(target: Window, onActivity: (now: number, sign: string) => void): () => void {
  let last = 0;
  let lastPosition = '';
  function notice(event: Event) {
    // Browsers also fire mousemove when the page scrolls below a resting mouse.
    if (event instanceof MouseEvent && event.type === 'mousemove') {
      const here = `${event.screenX},${event.screenY}`;
      if (here === lastPosition) return;
      lastPosition = here;
    }
    const now = Date.now();
    if (now - last < 1000) return;
    last = now;
    onActivity(now, event.type);
  }
  for (const sign of activityEvents) target.addEventListener(sign, notice, { capture: true, passive: true });
  return () => {
    for (const sign of activityEvents) target.removeEventListener(sign, notice, { capture: true });
  };
}
