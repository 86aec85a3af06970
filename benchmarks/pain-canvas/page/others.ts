import { getStroke } from 'perfect-freehand';
import SignaturePad from 'signature_pad';
import { addCanvas, type Candidate, flatten, get2dContext, height, width } from './candidate.ts';

export function signaturePad(host: HTMLElement): Candidate {
  const canvas = addCanvas(host);
  const pad = new SignaturePad(canvas, { minWidth: 5, maxWidth: 5, throttle: 0, minDistance: 1, penColor: '#0000ff' });
  return {
    target: canvas,
    undo: () => pad.fromData(pad.toData().slice(0, -1)),
    picture: () => flatten(canvas),
    close() {
      pad.off();
      canvas.remove();
    },
  };
}

/** perfect-freehand as documented, with finished strokes on a separate layer. */
export function perfectFreehand(host: HTMLElement): Candidate {
  const still = addCanvas(host);
  const live = addCanvas(host);
  live.style.cssText = 'position:absolute;left:0;top:0';
  const stillContext = get2dContext(still);
  const liveContext = get2dContext(live);
  liveContext.fillStyle = stillContext.fillStyle = '#0000ff';
  const strokes: Path2D[] = [];
  let points: [number, number][] = [];
  let origin = live.getBoundingClientRect();
  let drawing = false;
  const outline = (last: boolean) => {
    const path = new Path2D();
    for (const [x, y] of getStroke(points, { size: 5, thinning: 0, simulatePressure: false, last })) path.lineTo(x, y);
    path.closePath();
    return path;
  };
  live.addEventListener('pointerdown', (event) => {
    origin = live.getBoundingClientRect();
    points = [[event.clientX - origin.left, event.clientY - origin.top]];
    drawing = true;
  });
  live.addEventListener('pointermove', (event) => {
    if (!drawing) return;
    for (const one of event.getCoalescedEvents()) points.push([one.clientX - origin.left, one.clientY - origin.top]);
    liveContext.clearRect(0, 0, width, height);
    liveContext.fill(outline(false));
  });
  live.addEventListener('pointerup', () => {
    drawing = false;
    const path = outline(true);
    strokes.push(path);
    liveContext.clearRect(0, 0, width, height);
    stillContext.fill(path);
  });
  return {
    target: live,
    undo() {
      strokes.pop();
      stillContext.clearRect(0, 0, width, height);
      for (const path of strokes) stillContext.fill(path);
    },
    picture: () => flatten(still),
    close() {
      still.remove();
      live.remove();
    },
  };
}
