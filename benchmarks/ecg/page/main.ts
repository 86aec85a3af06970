import { heartbeats } from '../../../packages/design-system/src/components/ecg-view/testing/heartbeats.ts';
import type { Candidate, Recording } from './candidate.ts';
import { minmax } from './floor.ts';
import { chartjs, uplot } from './others.ts';
import { ours } from './ours.ts';

const candidates = { minmax, ours, uplot, chartjs };
export type Name = keyof typeof candidates;

const sampleRate = 512;
let recording: Recording | undefined;
let candidate: Candidate | undefined;

const frame = () => new Promise<number>(requestAnimationFrame);

async function nextPaint(): Promise<number> {
  await frame();
  const { port1, port2 } = new MessageChannel();
  const shown = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(null);
  await shown;
  return performance.now();
}

function current(): Candidate {
  if (!candidate) throw new Error('Nothing is open');
  return candidate;
}

async function everyFrame(frames: number, move: (forth: boolean) => void): Promise<number> {
  const intervals: number[] = [];
  let before = await frame();
  for (let count = 0; count < frames; count += 1) {
    move(count < frames / 2);
    const after = await frame();
    intervals.push(after - before);
    before = after;
  }
  await nextPaint();
  return (intervals.filter((interval) => interval > 25).length / frames) * 100;
}

const bench = {
  record(seconds: number) {
    recording = { samples: heartbeats(seconds, sampleRate), sampleRate };
  },
  async open(name: Name): Promise<number> {
    if (!recording) throw new Error('Nothing is recorded');
    const host = document.createElement('div');
    document.getElementById('desk')?.replaceChildren(host);
    await nextPaint();
    const start = performance.now();
    candidate = await candidates[name](host, recording);
    return (await nextPaint()) - start;
  },
  async settle() {
    for (let wait = 0; wait < 90; wait += 1) await frame();
  },
  /** Zooms in once: half of the recording stays in view, the worst case that can still be panned. */
  async zoom(): Promise<number> {
    const start = performance.now();
    current().zoom(2);
    return (await nextPaint()) - start;
  },
  /** Pans once per frame; returns the percentage of late frames. */
  pan: (frames: number) => everyFrame(frames, (forth) => current().pan(forth ? 5 : -5)),
  /** Zooms from half of the recording to a fiftieth of that and back, once per frame; returns the same. */
  dive: (frames: number) => everyFrame(frames, (forth) => current().zoom(50 ** ((forth ? 2 : -2) / frames))),
  async close() {
    current().close();
    candidate = undefined;
    await nextPaint();
  },
};

declare global {
  interface Window {
    ecg: typeof bench;
  }
}
window.ecg = bench;
