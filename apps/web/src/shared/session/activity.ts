/** Everything that shows that somebody is there. */
const signs = ['click', 'mousemove', 'keydown', 'touchstart', 'touchmove', 'pointerdown', 'wheel', 'scroll'] as const;

/** Tells of every sign of a person, at most once a second. */
export function watchActivity(target: Window, onActivity: (now: number, sign: string) => void): () => void {
  let last = 0;
  let place = '';
  function notice(event: Event) {
    // Browsers also report a mouse that rests while the page moves below it.
    if (event instanceof MouseEvent && event.type === 'mousemove') {
      const here = `${event.screenX},${event.screenY}`;
      if (here === place) return;
      place = here;
    }
    const now = Date.now();
    if (now - last < 1000) return;
    last = now;
    onActivity(now, event.type);
  }
  for (const sign of signs) target.addEventListener(sign, notice, { capture: true, passive: true });
  return () => {
    for (const sign of signs) target.removeEventListener(sign, notice, { capture: true });
  };
}
