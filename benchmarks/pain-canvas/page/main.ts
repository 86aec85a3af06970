import type { Candidate } from './candidate.ts';
import { fabric, reactKonva, reactSketchCanvas } from './libraries.ts';
import { perfectFreehand, signaturePad } from './others.ts';
import { ours } from './ours.ts';
import { nothing, raw } from './raw.ts';

const candidates = { nothing, raw, ours, signaturePad, perfectFreehand, reactSketchCanvas, fabric, reactKonva };
export type Name = keyof typeof candidates;

const movesOfFrame = 10;
const gathered = 4;

interface Subject {
  candidate: Candidate;
  host: HTMLElement;
  drawn: number;
}

const open = new Map<string, Subject>();
let subject: Subject | undefined;

function current(): Subject {
  if (!subject) throw new Error('Nothing is open');
  return subject;
}

const frame = () => new Promise(requestAnimationFrame);

/** Returns the events of strokes over the whole body, each with four coalesced points; `null` is a pause. */
function createEvents(strokes: number, from: number): (PointerEvent | null)[] {
  const { left, top } = current().candidate.target.getBoundingClientRect();
  return Array.from({ length: strokes }, (_, index) => from + index).flatMap((drawn) => {
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
    const moves = Array.from({ length: bench.movesOfStroke }, (_, index) => {
      const last = (index + 1) * gathered;
      const coalescedEvents = Array.from(
        { length: gathered },
        (_, point) => new PointerEvent('pointermove', spot(last - gathered + 1 + point)),
      );
      const move = new PointerEvent('pointermove', { ...spot(last), coalescedEvents });
      return (index + 1) % movesOfFrame === 0 ? [move, null] : [move];
    });
    const end = { ...spot(bench.movesOfStroke * gathered), buttons: 0 };
    return [new PointerEvent('pointerdown', spot(0)), ...moves.flat(), new PointerEvent('pointerup', end)];
  });
}

let prepared: (PointerEvent | null)[] = [];

/** Creates the events in advance, because that costs more than drawing. */
function prepare(strokes: number, from = current().drawn): void {
  prepared = createEvents(strokes, from);
  current().drawn += strokes;
}

async function drawPrepared(): Promise<void> {
  const { target } = current().candidate;
  for (const event of prepared) {
    if (event) target.dispatchEvent(event);
    else await frame();
  }
  await frame();
}

async function draw(strokes: number): Promise<void> {
  const { target } = current().candidate;
  for (let left = strokes; left > 0; left -= 50) {
    prepare(Math.min(50, left));
    for (const event of prepared) if (event) target.dispatchEvent(event);
    // Without a pause the browser would buffer everything for one frame.
    await frame();
  }
}

/** Returns the time until the frame is painted, and the blocking part of it. */
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
    current().candidate.undo();
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
    await current().candidate.picture();
    taken.push(performance.now() - start);
    await frame();
  }
  return taken;
}

const bench = {
  movesOfStroke: 20,
  async open(name: Name, key: string = name) {
    const host = document.createElement('div');
    document.getElementById('desk')?.append(host);
    open.set(key, { candidate: await candidates[name](host), host, drawn: 0 });
    await bench.show(key);
    for (let wait = 0; wait < 30; wait += 1) await frame();
  },
  async show(key: string) {
    subject = open.get(key);
    for (const { host } of open.values()) host.style.visibility = host === subject?.host ? 'visible' : 'hidden';
    // Let pending layout work finish before measuring.
    for (let wait = 0; wait < 3; wait += 1) await frame();
  },
  prepare,
  drawPrepared,
  draw,
  undo,
  picture,
  async close() {
    for (const { candidate, host } of open.values()) {
      candidate.close();
      host.remove();
    }
    open.clear();
    subject = undefined;
    await frame();
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
