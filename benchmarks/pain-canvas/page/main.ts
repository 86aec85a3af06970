import type { Candidate } from './candidate.ts';
import { fabric, reactKonva, reactSketchCanvas } from './libraries.ts';
import { perfectFreehand, signaturePad } from './others.ts';
import { ours } from './ours.ts';
import { nothing, raw } from './raw.ts';

const candidates = { nothing, raw, ours, signaturePad, perfectFreehand, reactSketchCanvas, fabric, reactKonva };
export type Name = keyof typeof candidates;

const movesOfFrame = 10;
const gathered = 4;

let candidate: Candidate | undefined;
let drawn = 0;

function current(): Candidate {
  if (!candidate) throw new Error('Nothing is open');
  return candidate;
}

const frame = () => new Promise(requestAnimationFrame);

/** Strokes over the whole body, always the same, each event with four points gathered by the browser. */
async function draw(strokes: number, paced: boolean): Promise<void> {
  const { target } = current();
  const { left, top } = target.getBoundingClientRect();
  for (let stroke = 0; stroke < strokes; stroke += 1, drawn += 1) {
    const x = left + 50 + ((drawn * 37) % 290);
    const y = top + 50 + ((drawn * 101) % 740);
    const spot = (step: number) => ({
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      buttons: 1,
      clientX: x + (step % 80) * 0.5 + Math.sin((step + drawn) / 5) * 14,
      clientY: y + (step % 80) * 0.4,
    });
    target.dispatchEvent(new PointerEvent('pointerdown', spot(0)));
    for (let move = 1; move <= bench.movesOfStroke; move += 1) {
      const last = move * gathered;
      const coalescedEvents = Array.from(
        { length: gathered },
        (_, index) => new PointerEvent('pointermove', spot(last - gathered + 1 + index)),
      );
      target.dispatchEvent(new PointerEvent('pointermove', { ...spot(last), coalescedEvents }));
      if (paced && move % movesOfFrame === 0) await frame();
    }
    target.dispatchEvent(new PointerEvent('pointerup', { ...spot(bench.movesOfStroke * gathered), buttons: 0 }));
    // Without a pause the browser would have to keep all of it for one frame.
    if (!paced && stroke % 50 === 49) await frame();
  }
  await frame();
}

/** From the call to the frame that shows it, and the part of it that blocks. */
async function undo(times: number): Promise<{ painted: number[]; blocked: number[] }> {
  const painted: number[] = [];
  const blocked: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await frame();
    const { port1, port2 } = new MessageChannel();
    const shown = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    const start = performance.now();
    current().undo();
    blocked.push(performance.now() - start);
    await frame();
    port2.postMessage(null);
    await shown;
    painted.push(performance.now() - start);
  }
  return { painted, blocked };
}

async function picture(times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await current().picture();
    taken.push(performance.now() - start);
    await frame();
  }
  return taken;
}

const bench = {
  movesOfStroke: 20,
  async open(name: Name) {
    const host = document.createElement('div');
    document.getElementById('desk')?.replaceChildren(host);
    candidate = await candidates[name](host);
    drawn = 0;
    for (let wait = 0; wait < 30; wait += 1) await frame();
  },
  draw,
  undo,
  picture,
  async close() {
    current().close();
    candidate = undefined;
    await frame();
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
