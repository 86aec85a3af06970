import { describe, expect, it } from 'vitest';
import type { PainLevel } from '../../../theme/pain.ts';
import { figures } from '../body/figures.ts';
import { recording } from '../testing/recording-context.ts';
import { createPainDrawing } from './drawing.ts';
import type { VisibleLayers } from './layers.ts';
import { createStillLayer } from './still-layer.ts';
import { createStrokeTool, type Ink } from './stroke-tool.ts';

function desk() {
  const drawing = createPainDrawing();
  const live = recording();
  const still = recording();
  const seen: VisibleLayers[] = [];
  const layer = createStillLayer(still.context, 'front', figures.front, drawing, () => {});
  layer.resize(1);
  drawing.subscribe(() => layer.update());
  still.calls.length = 0;
  const layers = {
    still: still.context,
    live: live.context,
    resize() {},
    present() {},
    show: (what: VisibleLayers) => seen.push(what),
  };
  return { drawing, live, still, seen, tool: createStrokeTool(layers, 'front', drawing) };
}

const pen = (level: PainLevel): Ink => ({ tool: 'pen', level });

describe('the pen', () => {
  // covers K-33 K-35 K-36 K-37 K-38 K-39
  it.each([
    ['mild', '#008000'],
    ['moderate', '#0000ff'],
    ['intense', '#800080'],
    ['strong', '#8b0000'],
    ['very-strong', '#ff0000'],
  ] as const)('paints %s in %s, five units wide, first live and then finished', (level, color) => {
    const { tool, live, still, seen } = desk();
    tool.begin(pen(level), 100, 100);
    expect(seen).toEqual(['both']);
    tool.add(140, 100);
    tool.paint();
    expect(live.named('stroke').at(-1)).toMatchObject({ style: color, width: 5, mode: 'source-over' });
    expect(still.named('stroke')).toHaveLength(0);
    tool.end();
    expect(still.named('stroke')).toMatchObject([{ style: color, width: 5, mode: 'source-over' }]);
  });

  // covers K-34
  it('erases with white', () => {
    const { tool, live, still, seen, drawing } = desk();
    tool.begin(pen('none'), 100, 100);
    expect(live.calls[0]).toMatchObject({ name: 'drawImage', args: [still.context.canvas, 0, 0, 419, 866] });
    expect(seen).toEqual(['live']);
    tool.add(140, 100);
    tool.paint();
    expect(live.named('stroke').at(-1)).toMatchObject({ width: 5, mode: 'destination-out' });
    tool.end();
    expect(still.named('stroke')).toMatchObject([{ width: 5, mode: 'destination-out' }]);
    expect(drawing.commands).toMatchObject([{ level: 'none', width: 5 }]);
  });

  it('paints only new points, so that the cost per move is constant', () => {
    const { tool, live } = desk();
    tool.begin(pen('mild'), 0, 0);
    const cost: number[] = [];
    for (let x = 2; x <= 2000; x += 2) {
      live.calls.length = 0;
      tool.add(x, x % 7);
      tool.paint();
      cost.push(live.calls.length);
    }
    expect(Math.max(...cost.slice(1))).toBe(cost[1]);
  });

  it('paints coalesced events in one path', () => {
    const { tool, live, drawing } = desk();
    tool.begin(pen('mild'), 0, 0);
    live.calls.length = 0;
    tool.add(4, 0);
    tool.add(8, 3);
    tool.add(12, 9);
    tool.add(16, 20);
    tool.paint();
    expect(live.named('stroke')).toHaveLength(1);
    tool.end();
    expect(drawing.commands).toMatchObject([{ points: [0, 0, 4, 0, 8, 3, 12, 9, 16, 20] }]);
  });

  it('draws a dot for a tap', () => {
    const { tool, still, drawing } = desk();
    tool.begin(pen('strong'), 50, 60);
    tool.end();
    expect(drawing.commands).toMatchObject([{ points: [50, 60] }]);
    const [start] = still.named('moveTo');
    const [end] = still.named('lineTo');
    expect(end?.args).not.toEqual(start?.args);
  });

  it('varies its width with pressure, around five units', () => {
    const { tool, live } = desk();
    const widths = (pressure?: number) => {
      tool.begin(pen('mild'), 0, 0, pressure);
      live.calls.length = 0;
      tool.add(10, 0, pressure);
      tool.paint();
      const width = live.named('stroke').at(-1)?.width;
      tool.cancel();
      return width;
    };
    expect(widths()).toBe(5);
    expect(widths(0.5)).toBe(5);
    expect(widths(1)).toBe(7.5);
    expect(widths(0.1)).toBeLessThan(5);
  });

  it('leaves nothing behind when cancelled', () => {
    const { tool, live, drawing } = desk();
    tool.begin(pen('mild'), 0, 0);
    tool.add(30, 30);
    tool.paint();
    tool.cancel();
    expect(drawing.commands).toHaveLength(0);
    expect(live.calls.at(-1)).toMatchObject({ name: 'clearRect', args: [0, 0, 419, 866] });
    tool.end();
    expect(drawing.commands).toHaveLength(0);
  });
});

describe('the eraser', () => {
  it('erases at any level, wider than the pen', () => {
    const { tool, still, drawing } = desk();
    tool.begin({ tool: 'eraser', level: 'strong' }, 100, 100);
    tool.add(140, 100);
    tool.paint();
    tool.end();
    expect(drawing.commands).toMatchObject([{ level: 'none', width: 22 }]);
    expect(still.named('stroke').every(({ mode }) => mode === 'destination-out')).toBe(true);
  });

  it('restores the ink when cancelled', () => {
    const { tool, still, seen, drawing } = desk();
    tool.begin(pen('strong'), 100, 100);
    tool.add(140, 100);
    tool.paint();
    tool.end();
    tool.begin({ tool: 'eraser', level: 'strong' }, 120, 100);
    tool.add(130, 100);
    tool.paint();
    still.calls.length = 0;
    tool.cancel();
    expect(still.calls).toHaveLength(0);
    expect(seen.at(-1)).toBe('still');
    expect(drawing.position).toBe(1);
  });
});
