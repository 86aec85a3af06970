import { aria } from './aria.tsx';
import { type Candidate, visits } from './candidate.ts';
import { details } from './details.tsx';
import { agGrid, mui } from './grids.tsx';
import { ours } from './ours.tsx';
import { raw } from './raw.ts';
import { table, virtual } from './tanstack.tsx';

const candidates = { raw, virtual, table, ours, details, agGrid, mui, aria };
export type Name = keyof typeof candidates;

const frame = () => new Promise<number>(requestAnimationFrame);

const desk = () => {
  const found = document.getElementById('desk');
  if (!found) throw new Error('The page has no desk.');
  return found;
};

let candidate: Candidate | undefined;

const search = () => desk().querySelector('input');

const isShown = () => desk().textContent?.includes('Bianchi 1') ?? false;

async function open(name: Name, count: number): Promise<number> {
  const rows = visits(count);
  const host = document.createElement('div');
  desk().replaceChildren(host);
  await frame();
  const start = performance.now();
  candidate = candidates[name](host, rows);
  while (!isShown()) {
    desk().querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
    await frame();
    if (performance.now() - start > 20_000) throw new Error(`${name} shows nothing.`);
  }
  await frame();
  const taken = performance.now() - start;
  for (let wait = 0; wait < 10; wait += 1) await frame();
  return taken;
}

async function type(text: string): Promise<void> {
  const box = search();
  if (!box) throw new Error('There is nothing to search in.');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  for (let wait = 0; wait < 8; wait += 1) await frame();
}

function scroller(): Element | undefined {
  const all = [...desk().querySelectorAll('*')].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 200 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  return all.sort((one, other) => other.scrollHeight - one.scrollHeight)[0];
}

/** Returns the longest frame while scrolling by four rows per frame. */
async function scroll(steps: number): Promise<number> {
  const frameOfRows = scroller();
  if (!frameOfRows) return Number.NaN;
  let before = await frame();
  let longest = 0;
  for (let step = 0; step < steps; step += 1) {
    frameOfRows.scrollTop += 220;
    const now = await frame();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}

const bench = {
  open,
  type,
  scroll,
  async close() {
    candidate?.close();
    candidate = undefined;
    desk().replaceChildren();
    for (let wait = 0; wait < 5; wait += 1) await frame();
  },
};

declare global {
  interface Window {
    listBench: typeof bench;
  }
}
window.listBench = bench;
