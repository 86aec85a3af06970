import type { Box, Distance } from './field.ts';

export interface HalfSurface {
  /** x, y, z of each vertex; vertices on the middle plane have x exactly 0. */
  readonly vertices: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
}

export type LocalField = (box: Box) => Distance;

const block = 8;
/** Half step of the finite-difference gradient. */
const gradientStep = 0.001;

/** Surface nets of the left half (x ≥ 0). Cells of the first column straddle the middle plane; skips far blocks. */
export function* surfaceNet(localField: LocalField, { low, high }: Box, cell: number): Generator<number, HalfSurface> {
  const nx = Math.ceil(high[0] / cell / block) * block;
  const ny = Math.ceil((high[1] - low[1]) / cell / block) * block;
  const nz = Math.ceil((high[2] - low[2]) / cell / block) * block;
  const [oy, oz] = [low[1], low[2]];
  // Nodes are at x = (i - 1/2) cells: the first two columns mirror each other.
  const [sx, sy, sz] = [nx + 1, ny + 1, nz + 1];
  const values = new Float32Array(sx * sy * sz).fill(1);
  const at = (i: number, j: number, k: number) => (k * sy + j) * sx + i;
  const px = (i: number) => (i - 0.5) * cell;
  const crossed: [number, number, number][] = [];
  const reach = (block * cell * Math.sqrt(3)) / 2;

  for (let bk = 0; bk < nz; bk += block) {
    for (let bj = 0; bj < ny; bj += block) {
      for (let bi = 0; bi < nx; bi += block) {
        const from = [px(bi), oy + bj * cell, oz + bk * cell] as const;
        const side = block * cell;
        const box: Box = { low: from, high: [from[0] + side, from[1] + side, from[2] + side] };
        const field = localField(box);
        const middle = field(from[0] + side / 2, from[1] + side / 2, from[2] + side / 2);
        // The distance is slightly overestimated where a section is flat.
        const near = Math.abs(middle) < reach * 1.3;
        if (near) crossed.push([bi, bj, bk]);
        for (let k = bk; k < bk + block; k += 1) {
          for (let j = bj; j < bj + block; j += 1) {
            for (let i = bi; i < bi + block; i += 1) {
              values[at(i, j, k)] = near ? field(Math.abs(px(i)), oy + j * cell, oz + k * cell) : middle;
            }
          }
        }
      }
    }
    yield (0.5 * (bk + block)) / nz;
  }

  const number = new Int32Array(sx * sy * sz).fill(-1);
  const vertices: number[] = [];
  const normals: number[] = [];
  let done = 0;
  for (const [bi, bj, bk] of crossed) {
    for (let k = bk; k < bk + block; k += 1) {
      for (let j = bj; j < bj + block; j += 1) {
        for (let i = bi; i < bi + block; i += 1) vertex(i, j, k);
      }
    }
    const distanceBetween = block * cell;
    const field = localField({
      low: [px(bi), oy + bj * cell, oz + bk * cell],
      high: [px(bi) + distanceBetween, oy + bj * cell + distanceBetween, oz + bk * cell + distanceBetween],
    });
    projectToSurface(field, normals.length);
    if (++done % 40 === 0) yield 0.5 + (0.5 * done) / crossed.length;
  }

  function projectToSurface(field: Distance, from: number) {
    for (let at = from; at < vertices.length; at += 3) {
      const [x, y, z] = [vertices[at] as number, vertices[at + 1] as number, vertices[at + 2] as number];
      const a = field(x + gradientStep, y - gradientStep, z - gradientStep);
      const b = field(x - gradientStep, y - gradientStep, z + gradientStep);
      const c = field(x - gradientStep, y + gradientStep, z - gradientStep);
      const d = field(x + gradientStep, y + gradientStep, z + gradientStep);
      const nx = x === 0 ? 0 : a - b - c + d;
      const ny = c + d - a - b;
      const nz = b + d - a - c;
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      normals.push(nx / length, ny / length, nz / length);
      const off = Math.max(-cell / 3, Math.min(cell / 3, (a + b + c + d) / 4));
      vertices[at] = x - (off * nx) / length;
      vertices[at + 1] = y - (off * ny) / length;
      vertices[at + 2] = z - (off * nz) / length;
    }
  }

  function vertex(i: number, j: number, k: number) {
    let [count, x, y, z] = [0, 0, 0, 0];
    for (let edge = 0; edge < 12; edge += 1) {
      const axis = edge >> 2;
      const [p, q] = [edge & 1, (edge >> 1) & 1];
      const a = axis === 0 ? [0, p, q] : axis === 1 ? [q, 0, p] : [p, q, 0];
      const b = [...a];
      b[axis] = 1;
      const [a0, a1, a2] = a as [number, number, number];
      const [b0, b1, b2] = b as [number, number, number];
      const va = values[at(i + a0, j + a1, k + a2)] as number;
      const vb = values[at(i + b0, j + b1, k + b2)] as number;
      if (va < 0 === vb < 0) continue;
      const t = va / (va - vb);
      x += a0 + (b0 - a0) * t;
      y += a1 + (b1 - a1) * t;
      z += a2 + (b2 - a2) * t;
      count += 1;
    }
    if (count === 0) return;
    number[at(i, j, k)] = vertices.length / 3;
    vertices.push(i === 0 ? 0 : px(i + x / count), oy + (j + y / count) * cell, oz + (k + z / count) * cell);
  }

  const triangles: number[] = [];
  const distanceBetween = (a: number, b: number) =>
    Math.hypot(...[0, 1, 2].map((axis) => (vertices[3 * a + axis] as number) - (vertices[3 * b + axis] as number)));

  function face(inside: boolean, a: number, b: number, c: number, d: number) {
    // Splits along the shorter diagonal, which follows the curvature.
    const short = distanceBetween(a, c) < distanceBetween(b, d);
    const pieces = short ? [a, b, c, a, c, d] : [b, c, d, b, d, a];
    triangles.push(...(inside ? pieces : pieces.reverse()));
  }

  for (const [bi, bj, bk] of crossed) {
    for (let k = bk; k < bk + block; k += 1) {
      for (let j = bj; j < bj + block; j += 1) {
        for (let i = bi; i < bi + block; i += 1) {
          const inside = (values[at(i, j, k)] as number) < 0;
          const cellAt = (di: number, dj: number, dk: number) => number[at(i - di, j - dj, k - dk)] as number;
          if (j > 0 && k > 0 && inside !== (values[at(i + 1, j, k)] as number) < 0) {
            face(inside, cellAt(0, 0, 0), cellAt(0, 1, 0), cellAt(0, 1, 1), cellAt(0, 0, 1));
          }
          if (i > 0 && k > 0 && inside !== (values[at(i, j + 1, k)] as number) < 0) {
            face(inside, cellAt(0, 0, 0), cellAt(0, 0, 1), cellAt(1, 0, 1), cellAt(1, 0, 0));
          }
          if (i > 0 && j > 0 && inside !== (values[at(i, j, k + 1)] as number) < 0) {
            face(inside, cellAt(0, 0, 0), cellAt(1, 0, 0), cellAt(1, 1, 0), cellAt(0, 1, 0));
          }
        }
      }
    }
  }
  return {
    vertices: Float32Array.from(vertices),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  };
}
