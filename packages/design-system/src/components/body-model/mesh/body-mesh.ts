import type { BodyRegion } from '../../pain-canvas/regions.messages.ts';
import type { Point } from './field.ts';
import { bounds, figureDistance } from './figure.ts';
import { regionAt } from './regions.ts';
import { type HalfSurface, surfaceNet } from './surface.ts';

export interface BodyMesh {
  /** x, y, z of each vertex, in metres. */
  readonly vertices: Float32Array<ArrayBuffer>;
  /** x, y, z of the unit normal of each vertex. */
  readonly normals: Float32Array<ArrayBuffer>;
  /** Three vertices of each triangle, anticlockwise from outside. */
  readonly triangles: Uint32Array<ArrayBuffer>;
  /** Region of each vertex, as an index into `regionIds`. */
  readonly regions: Uint8Array<ArrayBuffer>;
  /** Regions that occur on the body. */
  readonly regionIds: readonly BodyRegion[];
  /** Neighbours of vertex `n` are `neighbours[starts[n]]` to `neighbours[starts[n + 1] - 1]`. */
  readonly starts: Uint32Array;
  /** Vertices; see `starts`. */
  readonly neighbours: Uint32Array;
}

/** Grid spacing in metres: much finer than the brush, and as coarse as touch input allows. */
export const cellSize = 0.0058;

function mirrorHalf(half: HalfSurface) {
  const count = half.vertices.length / 3;
  const twin = new Uint32Array(count);
  let next = count;
  for (let i = 0; i < count; i += 1) twin[i] = half.vertices[3 * i] === 0 ? i : next++;
  const vertices = new Float32Array(next * 3);
  const normals = new Float32Array(next * 3);
  vertices.set(half.vertices);
  normals.set(half.normals);
  for (let i = 0; i < count; i += 1) {
    const to = 3 * (twin[i] ?? 0);
    if (to === 3 * i) continue;
    for (const [target, source] of [
      [vertices, half.vertices],
      [normals, half.normals],
    ] as const) {
      target[to] = -(source[3 * i] ?? 0);
      target[to + 1] = source[3 * i + 1] ?? 0;
      target[to + 2] = source[3 * i + 2] ?? 0;
    }
  }
  const size = half.triangles.length;
  const triangles = new Uint32Array(size * 2);
  triangles.set(half.triangles);
  for (let t = 0; t < size; t += 3) {
    // Reversed winding, so that mirrored triangles face outwards.
    for (const [place, vertex] of [0, 2, 1].entries()) {
      triangles[size + t + place] = twin[half.triangles[t + vertex] ?? 0] ?? 0;
    }
  }
  return { vertices, normals, triangles };
}

function buildAdjacency(triangles: Uint32Array, count: number) {
  // Each edge belongs to two triangles with opposite directions, so each vertex receives each neighbour once.
  const starts = new Uint32Array(count + 1);
  for (const vertex of triangles) starts[vertex + 1] = (starts[vertex + 1] ?? 0) + 1;
  for (let i = 0; i < count; i += 1) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  const filled = starts.slice();
  const neighbours = new Uint32Array(triangles.length);
  for (let t = 0; t < triangles.length; t += 3) {
    for (let side = 0; side < 3; side += 1) {
      const from = triangles[t + side] ?? 0;
      const at = filled[from] ?? 0;
      neighbours[at] = triangles[t + ((side + 1) % 3)] ?? 0;
      filled[from] = at + 1;
    }
  }
  return { starts, neighbours };
}

const pointAt = (values: Float32Array, i: number): Point => [
  values[3 * i] ?? 0,
  values[3 * i + 1] ?? 0,
  values[3 * i + 2] ?? 0,
];

export function* computeBody(size = cellSize): Generator<number, BodyMesh> {
  const whole = mirrorHalf(yield* surfaceNet(figureDistance, bounds, size));
  const count = whole.vertices.length / 3;
  const places = new Map<BodyRegion, number>();
  const regions = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) {
    const region = regionAt(pointAt(whole.vertices, i), pointAt(whole.normals, i));
    const place = places.get(region) ?? places.size;
    places.set(region, place);
    regions[i] = place;
  }
  return { ...whole, ...buildAdjacency(whole.triangles, count), regions, regionIds: [...places.keys()] };
}

// Maximum milliseconds per slice, to keep the page responsive.
const maxSliceMs = 12;
let meshPromise: Promise<BodyMesh> | undefined;

async function make(onProgress: (done: number) => void): Promise<BodyMesh> {
  const work = computeBody();
  for (;;) {
    const until = performance.now() + maxSliceMs;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return step.value;
    onProgress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

export function bodyMesh(onProgress: (done: number) => void = () => {}): Promise<BodyMesh> {
  meshPromise ??= make(onProgress);
  return meshPromise;
}
