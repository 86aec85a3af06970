import { type PainLevel, painLevels } from '../../../theme/pain.ts';
import type { PainMark } from '../../pain-canvas/marks.ts';
import type { BodyRegion } from '../../pain-canvas/regions.messages.ts';
import { type BodyMesh, cellSize } from '../mesh/body-mesh.ts';
import type { Hit } from './raycaster.ts';
import { smoothRegionMask } from './region-mask.ts';

/** Bytes per vertex: coverage of each level except `none` (0–255), then padding. */
export const inkStride = 8;
/** Metres. The eraser is wider, since corrections are coarse. */
export const brushRadius = 0.012;
export const eraserRadius = 0.024;

/** Width over which the edge of a stroke fades, so that it stays smooth between vertices. */
const edge = cellSize * 1.3;
const full = 255;
// Minimum vertices for a mark: a line that only grazes a region does not mark it.
const minVertices = 3;

interface Step {
  readonly vertices: Uint32Array;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** Pain on the surface of a body, with a history. Changed in place: subscribe to be informed. */
export class BodyPainting {
  /** Surface that is painted on. */
  readonly mesh: BodyMesh;
  /** Coverage of each vertex in bytes; eight per vertex, one per level. */
  readonly ink: Uint8Array<ArrayBuffer>;
  /** Vertex range modified since the last upload to the GPU. */
  readonly changed = { from: 0, to: 0 };
  readonly #steps: Step[] = [];
  #position = 0;
  #revision = 0;
  /** Previous ink of the vertices that the current step has touched. */
  #open: Map<number, Uint8Array> | undefined;
  readonly #seen: Uint32Array;
  #round = 0;
  readonly #listeners = new Set<() => void>();

  constructor(mesh: BodyMesh) {
    this.mesh = mesh;
    this.ink = new Uint8Array((mesh.vertices.length / 3) * inkStride);
    this.#seen = new Uint32Array(mesh.vertices.length / 3);
    this.#touch(0, this.#seen.length);
  }

  /** A completed step can be undone. */
  get canUndo(): boolean {
    return this.#position > 0;
  }

  /** An undone step can be repeated. */
  get canRedo(): boolean {
    return this.#position < this.#steps.length;
  }

  /** Increases with every change, also during a stroke. */
  get revision(): number {
    return this.#revision;
  }

  /** Calls the listener after each step that is completed, undone or repeated. Returns a function that removes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins a step, such as a stroke. Changes until `end` are undone together. */
  begin(): void {
    this.#open ??= new Map();
  }

  /** Completes the step. A step without a change is not recorded. */
  end(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open || open.size === 0) return;
    const vertices = Uint32Array.from(open.keys());
    const before = new Uint8Array(vertices.length * inkStride);
    const after = new Uint8Array(vertices.length * inkStride);
    let different = false;
    for (const [i, vertex] of vertices.entries()) {
      const now = this.ink.subarray(vertex * inkStride, (vertex + 1) * inkStride);
      const then = open.get(vertex) ?? now;
      before.set(then, i * inkStride);
      after.set(now, i * inkStride);
      different ||= now.some((value, channel) => value !== then[channel]);
    }
    if (!different) return;
    this.#steps.length = this.#position;
    this.#steps.push({ vertices, before, after });
    this.#position += 1;
    this.#notify();
  }

  /** Restores the state before `begin`. */
  cancel(): void {
    for (const [vertex, ink] of this.#open ?? []) {
      this.ink.set(ink, vertex * inkStride);
      this.#touch(vertex, vertex + 1);
    }
    this.#open = undefined;
    this.#revision += 1;
  }

  /** Paints connected skin that faces the same way as the hit: neither the other leg nor the back of a hand. */
  stamp({ at, vertex }: Hit, level: PainLevel, radius: number): void {
    const { vertices, normals, starts, neighbours } = this.mesh;
    const [x, y, z] = at;
    const most = (radius + edge) ** 2;
    this.#round += 1;
    const round = this.#round;
    const seen = this.#seen;
    const waiting = [vertex];
    seen[vertex] = round;
    const toward = (i: number) =>
      (normals[3 * i] ?? 0) * (normals[3 * vertex] ?? 0) +
      (normals[3 * i + 1] ?? 0) * (normals[3 * vertex + 1] ?? 0) +
      (normals[3 * i + 2] ?? 0) * (normals[3 * vertex + 2] ?? 0);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const dx = (vertices[3 * next] ?? 0) - x;
      const dy = (vertices[3 * next + 1] ?? 0) - y;
      const dz = (vertices[3 * next + 2] ?? 0) - z;
      const far = dx * dx + dy * dy + dz * dz;
      if (far > most || toward(next) < 0) continue;
      this.#cover(next, level, 0.5 + (radius - Math.sqrt(far)) / edge);
      for (let n = starts[next] ?? 0; n < (starts[next + 1] ?? 0); n += 1) {
        const neighbour = neighbours[n] ?? 0;
        if (seen[neighbour] === round) continue;
        seen[neighbour] = round;
        waiting.push(neighbour);
      }
    }
    this.#revision += 1;
  }

  /** Paints a whole region as one step. */
  fill(region: BodyRegion, level: PainLevel): void {
    this.begin();
    for (const [vertex, share] of smoothRegionMask(this.mesh, region)) this.#cover(vertex, level, share);
    this.#revision += 1;
    this.end();
  }

  /** Removes all pain as one step. */
  clear(): void {
    this.begin();
    for (let vertex = 0; vertex < this.#seen.length; vertex += 1) {
      if (this.#coverage(vertex) > 0) this.#cover(vertex, 'none', 1);
    }
    this.#revision += 1;
    this.end();
  }

  /** Undoes the last step. Returns false if there is none or a step is open. */
  undo(): boolean {
    const step = this.#steps[this.#position - 1];
    if (!step || this.#open) return false;
    this.#position -= 1;
    this.#put(step.vertices, step.before);
    return true;
  }

  /** Repeats the last undone step. Returns false if there is none or a step is open. */
  redo(): boolean {
    const step = this.#steps[this.#position];
    if (!step || this.#open) return false;
    this.#position += 1;
    this.#put(step.vertices, step.after);
    return true;
  }

  /** Returns the level that covers more than half of a vertex; `none` without one. */
  levelAt(vertex: number): PainLevel {
    const at = vertex * inkStride;
    let rank = 0;
    let most = full / 2;
    for (let channel = 0; channel < painLevels.length - 1; channel += 1) {
      const share = this.ink[at + channel] ?? 0;
      if (share > most) [rank, most] = [channel + 1, share];
    }
    return painLevels[rank] ?? 'none';
  }

  /**
   * Returns the marked regions, each with its strongest level, in numeric order. A region counts from three vertices
   * on.
   */
  marks(): readonly PainMark[] {
    const { regions, regionIds } = this.mesh;
    const ranks = painLevels.length;
    const counts = new Uint32Array(regionIds.length * ranks);
    for (let vertex = 0; vertex < regions.length; vertex += 1) {
      if (this.#coverage(vertex) === 0) continue;
      const slot = (regions[vertex] ?? 0) * ranks + painLevels.indexOf(this.levelAt(vertex));
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
    return regionIds
      .flatMap((region, place): PainMark[] => {
        const level = painLevels.findLast((_, rank) => rank > 0 && (counts[place * ranks + rank] ?? 0) >= minVertices);
        return level ? [{ view: region.startsWith('1') ? 'front' : 'back', region, level }] : [];
      })
      .sort((a, b) => Number(a.region) - Number(b.region));
  }

  #coverage(vertex: number): number {
    let sum = 0;
    for (let channel = 0; channel < painLevels.length - 1; channel += 1)
      sum += this.ink[vertex * inkStride + channel] ?? 0;
    return sum;
  }

  /** The previous levels keep the share of the vertex that the new one leaves uncovered. */
  #cover(vertex: number, level: PainLevel, share: number): void {
    const bytes = Math.round(Math.max(0, Math.min(1, share)) * full);
    if (bytes === 0) return;
    const at = vertex * inkStride;
    if (this.#open && !this.#open.has(vertex)) this.#open.set(vertex, this.ink.slice(at, at + inkStride));
    const own = painLevels.indexOf(level) - 1;
    for (let channel = 0; channel < painLevels.length - 1; channel += 1) {
      const before = this.ink[at + channel] ?? 0;
      this.ink[at + channel] = channel === own ? Math.max(before, bytes) : Math.min(before, full - bytes);
    }
    this.#touch(vertex, vertex + 1);
  }

  #put(vertices: Uint32Array, ink: Uint8Array): void {
    for (const [i, vertex] of vertices.entries()) {
      this.ink.set(ink.subarray(i * inkStride, (i + 1) * inkStride), vertex * inkStride);
      this.#touch(vertex, vertex + 1);
    }
    this.#notify();
  }

  #touch(from: number, to: number): void {
    const { changed } = this;
    const none = changed.to === 0;
    changed.from = none ? from : Math.min(changed.from, from);
    changed.to = none ? to : Math.max(changed.to, to);
  }

  #notify(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}
