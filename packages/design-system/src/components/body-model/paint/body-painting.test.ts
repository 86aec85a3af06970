import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyMesh } from '../mesh/body-mesh.ts';
import { fullBodyMesh } from '../testing/body.ts';
import { Camera } from '../view/camera.ts';
import { BodyPainting, brushRadius } from './body-painting.ts';
import { type Hit, Raycaster } from './raycaster.ts';

let mesh: BodyMesh;
let raycaster: Raycaster;
let painting: BodyPainting;

beforeAll(() => {
  mesh = fullBodyMesh();
  raycaster = new Raycaster(mesh);
});

beforeEach(() => {
  painting = new BodyPainting(mesh);
});

function hit(x: number, y: number, view: 'front' | 'back' = 'front'): Hit {
  const side = view === 'front' ? 1 : -1;
  const found = raycaster.hit({ from: [x, y, 3 * side], direction: [0, 0, -side] });
  if (!found) throw new Error('The point is outside the body');
  return found;
}

const painted = () =>
  Array.from({ length: mesh.vertices.length / 3 }, (_, vertex) => vertex).filter(
    (vertex) => painting.levelAt(vertex) !== 'none',
  );
const far = (vertex: number, { at }: Hit) =>
  Math.hypot(...at.map((value, axis) => (mesh.vertices[3 * vertex + axis] ?? 0) - value));

function stroke(level: Parameters<BodyPainting['stamp']>[1], ...hits: Hit[]) {
  painting.begin();
  for (const one of hits) painting.stamp(one, level, brushRadius);
  painting.end();
}

describe('raycasting', () => {
  it('hits the nearest surface, and nothing outside the body', () => {
    expect(hit(0, 1.3).at[2]).toBeGreaterThan(0.08);
    expect(hit(0, 1.3, 'back').at[2]).toBeLessThan(-0.08);
    expect(raycaster.hit({ from: [0.45, 1.6, 3], direction: [0, 0, -1] })).toBeUndefined();
    expect(raycaster.hit({ from: [0, 0.4, 3], direction: [0, 0, -1] })).toBeUndefined();
  });

  it('matches a brute-force search', () => {
    const camera = new Camera();
    [camera.width, camera.height] = [400, 800];
    camera.turnBy(0.7, 0.3);
    const { vertices, triangles } = mesh;
    for (const [x, y] of [
      [200, 200],
      [230, 330],
      [180, 500],
      [205, 120],
      [300, 300],
    ] as const) {
      const ray = camera.rayAt(x, y);
      let nearest = Number.POSITIVE_INFINITY;
      for (let t = 0; t < triangles.length; t += 3) {
        const [a, b, c] = [0, 1, 2].map((i) => {
          const at = 3 * (triangles[t + i] ?? 0);
          return [0, 1, 2].map((axis) => (vertices[at + axis] ?? 0) - (ray.from[axis] ?? 0));
        }) as [number[], number[], number[]];
        const det = (p: readonly number[], q: readonly number[], r: readonly number[]) =>
          (p[0] ?? 0) * ((q[1] ?? 0) * (r[2] ?? 0) - (q[2] ?? 0) * (r[1] ?? 0)) -
          (p[1] ?? 0) * ((q[0] ?? 0) * (r[2] ?? 0) - (q[2] ?? 0) * (r[0] ?? 0)) +
          (p[2] ?? 0) * ((q[0] ?? 0) * (r[1] ?? 0) - (q[1] ?? 0) * (r[0] ?? 0));
        // Cramer's rule: barycentric coordinates of the same point.
        const [u, v, w] = [det(ray.direction, b, c), det(a, ray.direction, c), det(a, b, ray.direction)];
        if (Math.min(u, v, w) < 0 && Math.max(u, v, w) > 0) continue;
        const way = det(a, b, c) / (u + v + w);
        if (way > 0 && way < nearest) nearest = way;
      }
      const found = raycaster.hit(ray);
      if (nearest === Number.POSITIVE_INFINITY) expect(found).toBeUndefined();
      else expect(Math.hypot(...ray.from.map((value, axis) => (found?.at[axis] ?? 9) - value))).toBeCloseTo(nearest, 4);
    }
  });
});

describe('the brush', () => {
  it('paints exactly the skin within its radius', () => {
    const at = hit(0.06, 1.25);
    stroke('intense', at);
    const vertices = painted();
    expect(vertices.length).toBeGreaterThan(10);
    for (const vertex of vertices) {
      expect(far(vertex, at)).toBeLessThanOrEqual(brushRadius + 1e-6);
      expect(painting.levelAt(vertex)).toBe('intense');
    }
  });

  it('does not paint through the body or on the other leg', () => {
    painting.begin();
    // Larger than the thickness of a hand and the gap between the thighs.
    painting.stamp(hit(0.34, 0.76), 'strong', 0.04);
    painting.stamp(hit(0.03, 0.72), 'strong', 0.06);
    painting.end();
    const regions = painting.marks().map(({ region }) => region);
    expect(regions).toEqual(expect.arrayContaining(['127', '128']));
    for (const other of ['227', '126', '229']) expect(regions).not.toContain(other);
  });

  it('overwrites earlier levels, and white erases', () => {
    const at = hit(0, 1.1);
    stroke('mild', at);
    stroke('very-strong', at);
    expect(painting.levelAt(at.vertex)).toBe('very-strong');
    stroke('none', at);
    expect(painted()).toEqual([]);
    expect(painting.marks()).toEqual([]);
  });

  it('marks each region with its strongest level', () => {
    stroke('mild', hit(-0.1, 0.5));
    stroke('strong', hit(-0.1, 0.47));
    stroke('moderate', hit(0.09, 1, 'back'));
    expect(painting.marks()).toEqual([
      { view: 'front', region: '129', level: 'strong' },
      { view: 'back', region: '218', level: 'moderate' },
    ]);
  });
});

describe('steps', () => {
  it('undo and redo one stroke at a time', () => {
    const told: number[] = [];
    painting.subscribe(() => told.push(painted().length));
    stroke('mild', hit(0, 1.2), hit(0.01, 1.2), hit(0.02, 1.2));
    const before = painting.ink.slice();
    stroke('strong', hit(0, 1.2));
    const after = painting.ink.slice();
    expect(painting.undo()).toBe(true);
    expect(painting.ink).toEqual(before);
    expect(painting.redo()).toBe(true);
    expect(painting.ink).toEqual(after);
    painting.undo();
    painting.undo();
    expect(painted()).toEqual([]);
    expect(painting.undo()).toBe(false);
    stroke('mild', hit(0, 1));
    expect(painting.redo()).toBe(false);
    expect(told).toHaveLength(7);
  });

  it('are not recorded without changes or when cancelled', () => {
    stroke('none', hit(0, 1.2));
    expect(painting.canUndo).toBe(false);
    painting.begin();
    painting.stamp(hit(0, 1.2), 'mild', brushRadius);
    painting.cancel();
    expect(painted()).toEqual([]);
    expect(painting.canUndo).toBe(false);
  });

  it('include filled regions and a reset', () => {
    painting.fill('130', 'strong');
    expect(painting.marks()[0]).toEqual({ view: 'front', region: '130', level: 'strong' });
    const place = mesh.regionIds.indexOf('130');
    const own = mesh.regions.reduce((sum, region) => sum + (region === place ? 1 : 0), 0);
    expect(painted().length / own).toBeGreaterThan(0.9);
    expect(painted().length / own).toBeLessThan(1.1);
    painting.clear();
    expect(painting.marks()).toEqual([]);
    painting.undo();
    expect(painting.marks()[0]?.region).toBe('130');
  });
});

describe('the camera', () => {
  it('keeps the point below the fingers fixed while zooming', () => {
    const camera = new Camera();
    [camera.width, camera.height] = [500, 800];
    const before = raycaster.hit(camera.rayAt(280, 300));
    camera.zoomTo(3, 280, 300);
    const after = raycaster.hit(camera.rayAt(280, 300));
    expect(before?.at[0]).toBeCloseTo(after?.at[0] ?? 9, 5);
    expect(before?.at[1]).toBeCloseTo(after?.at[1] ?? 9, 5);
  });

  it('shows the whole back upright from any position', () => {
    const camera = new Camera();
    camera.turnBy(2, 1);
    camera.zoomTo(4);
    camera.face('back');
    expect(camera.side).toBe('back');
    expect([camera.tilt, camera.zoom, camera.panX, camera.panY]).toEqual([0, 1, 0, 0]);
    camera.turnBy(9, 9);
    camera.face('front');
    expect(camera.side).toBe('front');
  });
});
