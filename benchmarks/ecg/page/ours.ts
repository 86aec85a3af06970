import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { EcgView } from '../../../packages/design-system/src/components/ecg-view/index.ts';
import '../../../packages/design-system/src/theme/index.ts';
import type { Candidate, Recording } from './candidate.ts';

/** The whole component in React: grid, calibration mark, times, tools, slider. It is operated by user events. */
export async function ours(host: HTMLElement, { samples, sampleRate }: Recording): Promise<Candidate> {
  const root = createRoot(host);
  const shown = samples.length / sampleRate;
  root.render(createElement(EcgView, { title: 'ECG', samples, sampleRate, scale: 0.005, shown }));
  let canvas: HTMLElement | null = null;
  while (!canvas) {
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    canvas = host.querySelector('canvas');
    if (!canvas) await new Promise(requestAnimationFrame);
  }
  const target = canvas;
  const wheel = (init: WheelEventInit) => {
    const { left, width, top } = target.getBoundingClientRect();
    const clientX = left + 40 + (width - 40) / 2;
    target.dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX, clientY: top + 9, ...init }),
    );
  };
  return {
    zoom: (factor) => wheel({ ctrlKey: true, deltaY: -200 * Math.log(factor) }),
    pan: (deltaX) => wheel({ deltaX }),
    close: () => root.unmount(),
  };
}
