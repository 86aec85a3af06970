import { beforeAll, describe, expect, it } from 'vitest';
import { bodyRegions } from '../../pain-canvas/body/regions.ts';
import type { BodyRegion } from '../../pain-canvas/regions.messages.ts';
import { fullBodyMesh } from '../testing/body.ts';
import type { BodyMesh } from './body-mesh.ts';

let body: BodyMesh;
let vertices: number[][];

beforeAll(() => {
  body = fullBodyMesh();
  vertices = Array.from({ length: body.vertices.length / 3 }, (_, i) => [...body.vertices.subarray(3 * i, 3 * i + 3)]);
});

const range = (axis: number, of = vertices) => {
  const values = of.map((vertex) => vertex[axis] ?? Number.NaN);
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] as const;
};
const near = (height: number) => vertices.filter(([, y = 0]) => Math.abs(y - height) < 0.006);

describe('the body mesh', () => {
  it('is a closed 2-manifold with consistent orientation', () => {
    const { starts, neighbours, triangles } = body;
    let wrong = 0;
    for (let vertex = 0; vertex < vertices.length; vertex += 1) {
      // In a closed mesh each triangle at a corner adds one distinct neighbour; a duplicate is a non-manifold edge.
      const own = neighbours.subarray(starts[vertex], starts[vertex + 1]);
      if (new Set(own).size !== own.length) wrong += 1;
      for (const other of own) {
        if (!neighbours.subarray(starts[other], starts[other + 1]).includes(vertex)) wrong += 1;
      }
    }
    expect(wrong).toBe(0);
    // Euler characteristic of a sphere: one piece, no holes, no handles.
    expect(vertices.length - triangles.length / 2 + triangles.length / 3).toBe(2);
  });

  it('is connected', () => {
    const reached = new Uint8Array(vertices.length);
    const waiting = [0];
    reached[0] = 1;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const other of body.neighbours.subarray(body.starts[next], body.starts[next + 1])) {
        if (!reached[other]) waiting.push(other);
        reached[other] = 1;
      }
    }
    expect(reached.every(Boolean)).toBe(true);
  });

  it('is mirror-symmetric', () => {
    const key = ([x = 0, y = 0, z = 0]: readonly number[]) => `${Math.abs(x)} ${y} ${z}`;
    const left = new Set(vertices.filter(([x = 0]) => x > 0).map(key));
    const right = vertices.filter(([x = 0]) => x < 0);
    expect(right.length).toBe(left.size);
    expect(right.filter((vertex) => !left.has(key(vertex)))).toEqual([]);
  });

  it('has outward normals', () => {
    let inwards = 0;
    for (let t = 0; t < body.triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((i) => body.triangles[t + i] ?? 0) as [number, number, number];
      const [p, q, r] = [vertices[a], vertices[b], vertices[c]] as [number[], number[], number[]];
      const side = (m: number[], axis: number) => (m[axis] ?? 0) - (p[axis] ?? 0);
      const face = [0, 1, 2].map(
        (axis) => side(q, (axis + 1) % 3) * side(r, (axis + 2) % 3) - side(q, (axis + 2) % 3) * side(r, (axis + 1) % 3),
      );
      const along = face.reduce((sum, value, axis) => sum + value * (body.normals[3 * a + axis] ?? 0), 0);
      if (along < -1e-7) inwards += 1;
    }
    expect(inwards / (body.triangles.length / 3)).toBeLessThan(0.001);
  });

  // Adults, ISO 7250-1 (m): height 1.60–1.80, shoulders 0.38–0.50, chest depth 0.20–0.28, foot 0.23–0.29.
  it('has the proportions of an adult', () => {
    const [sole, crown] = range(1);
    expect(sole).toBeCloseTo(0, 2);
    expect(crown).toBeGreaterThan(1.6);
    expect(crown).toBeLessThan(1.8);
    const [, shoulder] = range(0, near(1.39));
    expect(2 * shoulder).toBeGreaterThan(0.38);
    expect(2 * shoulder).toBeLessThan(0.5);
    const [back, front] = range(
      2,
      near(1.28).filter(([x = 0]) => Math.abs(x) < 0.1),
    );
    expect(front - back).toBeGreaterThan(0.2);
    expect(front - back).toBeLessThan(0.28);
    const [heel, toes] = range(2, near(0.03));
    expect(toes - heel).toBeGreaterThan(0.23);
    expect(toes - heel).toBeLessThan(0.29);
  });

  it('has five fingers on each hand', () => {
    const height = (i: number) => vertices[i]?.[1] ?? 0;
    const tips = (side: number) =>
      vertices.filter(
        ([x = 0, y = 0], i) =>
          x * side > 0.28 &&
          y < 0.78 &&
          body.neighbours.subarray(body.starts[i], body.starts[i + 1]).every((other) => height(other) >= y),
      ).length;
    expect([tips(1), tips(-1)]).toEqual([5, 5]);
  });

  it('assigns the regions of the sheets to the right side and half', () => {
    expect([...body.regionIds].sort()).toEqual(
      [...Object.keys(bodyRegions.front), ...Object.keys(bodyRegions.back)].sort(),
    );
    const getMiddle = (region: BodyRegion) => {
      const place = body.regionIds.indexOf(region);
      const own = vertices.filter((_, i) => body.regions[i] === place);
      return [0, 1, 2].map((axis) => own.reduce((sum, vertex) => sum + (vertex[axis] ?? 0), 0) / own.length);
    };
    for (const [region, side] of [
      ['129', -1],
      ['130', 1],
      ['210', -1],
      ['207', 1],
    ] as const) {
      expect(Math.sign(getMiddle(region)[0] ?? 0)).toBe(side);
    }
    const depth = (region: BodyRegion) => getMiddle(region)[2] ?? 0;
    const height = (region: BodyRegion) => getMiddle(region)[1] ?? 0;
    expect(depth('108')).toBeGreaterThan(depth('208'));
    expect(depth('129')).toBeGreaterThan(depth('232'));
    const down = (['101', '103', '105', '108', '116', '126', '129', '131', '133', '135'] as const).map(height);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  });
});
