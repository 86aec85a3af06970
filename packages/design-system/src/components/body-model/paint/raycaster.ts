import type { BodyMesh } from '../mesh/body-mesh.ts';
import type { Point } from '../mesh/field.ts';

export interface Ray {
  readonly from: Point;
  readonly direction: Point;
}

export interface Hit {
  /** Point on the surface in metres. */
  readonly at: Point;
  /** Vertex of the hit triangle that is nearest to the point. */
  readonly vertex: number;
}

const box = 0.04;

export class Raycaster {
  readonly #mesh: BodyMesh;
  readonly #low: Point;
  readonly #counts: Point;
  readonly #starts: Uint32Array;
  readonly #triangles: Uint32Array;

  constructor(mesh: BodyMesh) {
    this.#mesh = mesh;
    const { vertices, triangles } = mesh;
    const low = [9, 9, 9];
    const high = [-9, -9, -9];
    for (let i = 0; i < vertices.length; i += 1) {
      const value = vertices[i] ?? 0;
      if (value < (low[i % 3] ?? 0)) low[i % 3] = value;
      if (value > (high[i % 3] ?? 0)) high[i % 3] = value;
    }
    const [lx = 0, ly = 0, lz = 0] = low;
    const counts = [0, 1, 2].map((axis) => Math.floor(((high[axis] ?? 0) - (low[axis] ?? 0)) / box) + 1);
    const [nx = 1, ny = 1, nz = 1] = counts;
    this.#low = [lx, ly, lz];
    this.#counts = [nx, ny, nz];
    const starts = new Uint32Array(nx * ny * nz + 1);
    const each = (visit: (place: number, triangle: number) => void) => {
      for (let t = 0; t < triangles.length; t += 3) {
        const span = [0, 1, 2].map((axis) => {
          const values = [0, 1, 2].map((c) => (vertices[3 * (triangles[t + c] ?? 0) + axis] ?? 0) - (low[axis] ?? 0));
          return [Math.floor(Math.min(...values) / box), Math.floor(Math.max(...values) / box)];
        });
        const [[x0 = 0, x1 = 0] = [], [y0 = 0, y1 = 0] = [], [z0 = 0, z1 = 0] = []] = span;
        for (let k = z0; k <= z1; k += 1) {
          for (let j = y0; j <= y1; j += 1) for (let i = x0; i <= x1; i += 1) visit((k * ny + j) * nx + i, t);
        }
      }
    };
    each((place) => {
      starts[place + 1] = (starts[place + 1] ?? 0) + 1;
    });
    for (let i = 1; i < starts.length; i += 1) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    const filled = starts.slice();
    const sorted = new Uint32Array(starts[starts.length - 1] ?? 0);
    each((place, triangle) => {
      const at = filled[place] ?? 0;
      sorted[at] = triangle;
      filled[place] = at + 1;
    });
    this.#starts = starts;
    this.#triangles = sorted;
  }

  hit({ from, direction }: Ray): Hit | undefined {
    const place = [0, 0, 0];
    const step = [0, 0, 0];
    const next = [0, 0, 0];
    const delta = [0, 0, 0];
    let enter = 0;
    let leave = Number.POSITIVE_INFINITY;
    for (let axis = 0; axis < 3; axis += 1) {
      const [o, d] = [(from[axis] ?? 0) - (this.#low[axis] ?? 0), direction[axis] ?? 0];
      const size = (this.#counts[axis] ?? 0) * box;
      if (Math.abs(d) < 1e-9) {
        if (o < 0 || o >= size) return undefined;
        continue;
      }
      enter = Math.max(enter, Math.min(-o / d, (size - o) / d));
      leave = Math.min(leave, Math.max(-o / d, (size - o) / d));
    }
    if (enter >= leave) return undefined;
    for (let axis = 0; axis < 3; axis += 1) {
      const [o, d] = [(from[axis] ?? 0) - (this.#low[axis] ?? 0), direction[axis] ?? 0];
      const count = this.#counts[axis] ?? 0;
      const at = Math.max(0, Math.min(count - 1, Math.floor((o + d * (enter + 1e-7)) / box)));
      place[axis] = at;
      step[axis] = d > 0 ? 1 : -1;
      delta[axis] = Math.abs(d) < 1e-9 ? Number.POSITIVE_INFINITY : box / Math.abs(d);
      next[axis] = Math.abs(d) < 1e-9 ? Number.POSITIVE_INFINITY : ((at + (d > 0 ? 1 : 0)) * box - o) / d;
    }
    for (;;) {
      const [x = 0, y = 0, z = 0] = place;
      const [nx, ny] = this.#counts;
      const end = Math.min(...next);
      const found = this.#intersect((z * ny + y) * nx + x, from, direction, end + 1e-6);
      if (found) return found;
      const axis = next.indexOf(end);
      place[axis] = (place[axis] ?? 0) + (step[axis] ?? 0);
      next[axis] = end + (delta[axis] ?? 0);
      if ((place[axis] ?? 0) < 0 || (place[axis] ?? 0) >= (this.#counts[axis] ?? 0)) return undefined;
    }
  }

  /** Möller–Trumbore intersection (1997). */
  #intersect(place: number, from: Point, direction: Point, maxDistance: number): Hit | undefined {
    const { vertices, triangles } = this.#mesh;
    const [ox, oy, oz] = from;
    const [dx, dy, dz] = direction;
    let best = maxDistance;
    let hit: Hit | undefined;
    const end = this.#starts[place + 1] ?? 0;
    for (let n = this.#starts[place] ?? 0; n < end; n += 1) {
      const t = this.#triangles[n] ?? 0;
      const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0];
      const ax = vertices[3 * a] ?? 0;
      const ay = vertices[3 * a + 1] ?? 0;
      const az = vertices[3 * a + 2] ?? 0;
      const ux = (vertices[3 * b] ?? 0) - ax;
      const uy = (vertices[3 * b + 1] ?? 0) - ay;
      const uz = (vertices[3 * b + 2] ?? 0) - az;
      const vx = (vertices[3 * c] ?? 0) - ax;
      const vy = (vertices[3 * c + 1] ?? 0) - ay;
      const vz = (vertices[3 * c + 2] ?? 0) - az;
      const px = dy * vz - dz * vy;
      const py = dz * vx - dx * vz;
      const pz = dx * vy - dy * vx;
      const turn = ux * px + uy * py + uz * pz;
      // Back faces are ignored.
      if (turn < 1e-12) continue;
      const sx = ox - ax;
      const sy = oy - ay;
      const sz = oz - az;
      const u = (sx * px + sy * py + sz * pz) / turn;
      if (u < -1e-6 || u > 1.000001) continue;
      const qx = sy * uz - sz * uy;
      const qy = sz * ux - sx * uz;
      const qz = sx * uy - sy * ux;
      const v = (dx * qx + dy * qy + dz * qz) / turn;
      if (v < -1e-6 || u + v > 1.000001) continue;
      const far = (vx * qx + vy * qy + vz * qz) / turn;
      if (far < 0 || far >= best) continue;
      best = far;
      const vertex = u > v ? (u > 1 - u - v ? b : a) : v > 1 - u - v ? c : a;
      hit = { at: [ox + dx * far, oy + dy * far, oz + dz * far], vertex };
    }
    return hit;
  }
}
