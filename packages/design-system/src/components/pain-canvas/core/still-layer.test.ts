import { describe, expect, it } from 'vitest';
import { figures } from '../body/figures.ts';
import { line, session } from '../testing/gestures.ts';
import { recording } from '../testing/recording-context.ts';
import { reset } from './commands.ts';
import { createPainDrawing, type DrawingState } from './drawing.ts';
import { createStillLayer } from './still-layer.ts';

function createLayer(initial?: DrawingState) {
  // jsdom's canvases have no context, which the snapshots of the layer need.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => recording().context });
  const drawing = createPainDrawing(initial);
  const canvas = document.createElement('canvas');
  const still = recording(canvas);
  const shown: number[] = [];
  const layer = createStillLayer(still.context, 'front', figures.front, drawing, () => shown.push(drawing.position));
  layer.resize(1);
  drawing.subscribe(() => layer.update());
  return { drawing, layer, still, canvas, shown };
}

describe('StillLayer', () => {
  // covers K-31
  it('is 419 × 866 at one pixel per unit and scales with the screen', () => {
    const { layer, canvas, still } = createLayer();
    expect([canvas.width, canvas.height]).toEqual([419, 866]);
    layer.resize(2);
    expect([canvas.width, canvas.height]).toEqual([838, 1732]);
    expect(still.named('setTransform').at(-1)?.args).toEqual([2, 0, 0, 2, 0, 0]);
  });

  it('paints only the new stroke', () => {
    const { drawing, still } = createLayer({ commands: session(300), position: 300 });
    still.calls.length = 0;
    drawing.run(line('mild', [100, 100], [140, 100]));
    expect(still.named('stroke')).toHaveLength(1);
    expect(still.named('drawImage')).toHaveLength(0);
  });

  it('ignores changes of the other sheet', () => {
    const { drawing, still, shown } = createLayer();
    still.calls.length = 0;
    drawing.run(line('mild', [100, 100], [140, 100], 'back'));
    drawing.undo();
    expect(still.calls).toHaveLength(0);
    expect(shown).toEqual([]);
  });

  it('notifies of new content', () => {
    const { drawing, shown } = createLayer();
    drawing.run(line('mild', [100, 100], [140, 100]));
    drawing.undo();
    drawing.redo();
    drawing.run(reset());
    expect(shown).toEqual([1, 0, 1, 2]);
  });

  it('undoes any of 2,000 strokes by repainting a small part, even if all overlap', () => {
    const spot = Array.from({ length: 2000 }, () => line('mild', [100, 100], [120, 120]));
    const { drawing, still } = createLayer({ commands: spot, position: 2000 });
    let most = 0;
    do {
      still.calls.length = 0;
      drawing.undo();
      most = Math.max(most, still.named('stroke').length);
    } while (drawing.position > 0);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(64);
  });

  it('repaints only strokes that overlap the undone one', () => {
    const { drawing, still } = createLayer();
    drawing.run(line('mild', [100, 100], [140, 100]));
    drawing.run(line('moderate', [122, 90], [122, 130]));
    drawing.run(line('strong', [300, 600], [340, 600]));
    drawing.run(line('intense', [120, 80], [120, 130]));
    still.calls.length = 0;
    drawing.undo();
    expect(still.named('stroke').map(({ style }) => style)).toEqual(['#008000', '#0000ff']);
  });

  it('clears the sheet on reset and restores it on undo', () => {
    const { drawing, still } = createLayer();
    drawing.run(line('mild', [100, 100], [140, 100]));
    drawing.run(line('strong', [100, 200], [140, 200]));
    still.calls.length = 0;
    drawing.run(reset());
    expect(still.calls.at(-1)).toMatchObject({ name: 'clearRect', args: [0, 0, 419, 866] });
    drawing.undo();
    expect(still.named('stroke').map(({ style }) => style)).toEqual(['#008000', '#8b0000']);
  });

  it('starts over when the history diverges', () => {
    const { drawing, still } = createLayer();
    for (const stroke of session(100)) drawing.run(stroke);
    for (let count = 0; count < 100; count += 1) drawing.undo();
    drawing.run(line('very-strong', [100, 100], [140, 100]));
    still.calls.length = 0;
    drawing.run(line('strong', [100, 100], [140, 100]));
    drawing.undo();
    expect(still.named('drawImage')).toHaveLength(0);
    expect(still.named('stroke').at(-1)?.style).toBe('#ff0000');
  });
});
