import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmProvider } from '../../../packages/design-system/src/components/confirm-dialog/index.ts';
import { figures } from '../../../packages/design-system/src/components/pain-canvas/body/figures.ts';
import { toPng } from '../../../packages/design-system/src/components/pain-canvas/core/png.ts';
import { createPainDrawing, PainCanvas } from '../../../packages/design-system/src/components/pain-canvas/index.ts';
import '../../../packages/design-system/src/theme/index.ts';
import type { Candidate } from './candidate.ts';

export async function ours(host: HTMLElement): Promise<Candidate> {
  const drawing = createPainDrawing();
  const root = createRoot(host);
  root.render(createElement(ConfirmProvider, null, createElement(PainCanvas, { drawing })));
  let target: HTMLElement | null = null;
  while (!target) {
    await new Promise(requestAnimationFrame);
    target = host.querySelector<HTMLElement>('[data-stage="front"]');
  }
  return {
    target,
    undo: () => drawing.undo(),
    picture: async () => toPng(drawing, 'front', figures.front),
    close: () => root.unmount(),
  };
}
