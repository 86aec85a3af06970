import { addCanvas, type Candidate, flatten, get2dContext, height, width } from './candidate.ts';

/** Lower bound: lines on a canvas, a list of points, full redraw on undo. */
export function raw(host: HTMLElement): Candidate {
  const canvas = addCanvas(host);
  const context = get2dContext(canvas);
  const strokes: number[][] = [];
  let current: number[] | undefined;
  let origin = canvas.getBoundingClientRect();
  const style = () => {
    context.lineWidth = 5;
    context.lineCap = context.lineJoin = 'round';
    context.strokeStyle = '#0000ff';
  };
  style();
  canvas.addEventListener('pointerdown', (event) => {
    origin = canvas.getBoundingClientRect();
    current = [event.clientX - origin.left, event.clientY - origin.top];
    strokes.push(current);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!current) return;
    context.beginPath();
    context.moveTo(current.at(-2) ?? 0, current.at(-1) ?? 0);
    for (const { clientX, clientY } of event.getCoalescedEvents()) {
      const x = clientX - origin.left;
      const y = clientY - origin.top;
      current.push(x, y);
      context.lineTo(x, y);
    }
    context.stroke();
  });
  canvas.addEventListener('pointerup', () => {
    current = undefined;
  });
  return {
    target: canvas,
    undo() {
      strokes.pop();
      context.clearRect(0, 0, width, height);
      for (const stroke of strokes) {
        context.beginPath();
        for (let at = 0; at < stroke.length; at += 2) context.lineTo(stroke[at] ?? 0, stroke[at + 1] ?? 0);
        context.stroke();
      }
    },
    picture: () => flatten(canvas),
    close: () => canvas.remove(),
  };
}

/** Does nothing, to measure the overhead. */
export function nothing(host: HTMLElement): Candidate {
  const canvas = addCanvas(host);
  return { target: canvas, undo() {}, picture: () => flatten(canvas), close: () => canvas.remove() };
}
