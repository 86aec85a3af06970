import { type PainLevel, painLevels } from '../../../theme/pain.ts';
import type { PainMark } from '../../pain-canvas/marks.ts';
import type { BodyRegion } from '../../pain-canvas/regions.messages.ts';
import { type BodyMesh, cell } from '../mesh/body-mesh.ts';
import type { Hit } from './ray.ts';
import { softened } from './region-mask.ts';

/** Bytes per vertex: coverage of each level except `none` (0–255), then padding. */
export const inkStride = 8;
/** Metres. The eraser is wider, since corrections are coarse. */
export const brushRadius = 0.012;
export const eraserRadius = 0.024;

/** Width over which the edge of a stroke fades, so that it stays smooth between vertices. */
const edge = cell * 1.3;
const full = 255;
// Minimum vertices for a mark: a line that only grazes a region does not mark it.
const leastCorners = 3;

interface Step {
  readonly corners: Uint32Array;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** Pain painted on the skin, with undo history. Independent of canvas and React. */
export class BodyPainting {
  readonly mesh: BodyMesh;
  /** `inkStride` bytes per vertex. */
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
    this.ink = new Uint8Array((mesh.corners.length / 3) * inkStride);
    this.#seen = new Uint32Array(mesh.corners.length / 3);
    this.#touch(0, this.#seen.length);
  }

  get canUndo(): boolean {
    return this.#position > 0;
  }

  get canRedo(): boolean {
    return this.#position < this.#steps.length;
  }

  /** Increases with every change of the ink. */
  get revision(): number {
    return this.#revision;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts a step that is undone as a whole. */
  begin(): void {
    this.#open ??= new Map();
  }

  end(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open || open.size === 0) return;
    const corners = Uint32Array.from(open.keys());
    const before = new Uint8Array(corners.length * inkStride);
    const after = new Uint8Array(corners.length * inkStride);
    let different = false;
    for (const [i, corner] of corners.entries()) {
      const now = this.ink.subarray(corner * inkStride, (corner + 1) * inkStride);
      const then = open.get(corner) ?? now;
      before.set(then, i * inkStride);
      after.set(now, i * inkStride);
      different ||= now.some((value, channel) => value !== then[channel]);
    }
    if (!different) return;
    this.#steps.length = this.#position;
    this.#steps.push({ corners, before, after });
    this.#position += 1;
    this.#tell();
  }

  /** Reverts the current step. */
  cancel(): void {
    for (const [corner, ink] of this.#open ?? []) {
      this.ink.set(ink, corner * inkStride);
      this.#touch(corner, corner + 1);
    }
    this.#open = undefined;
    this.#revision += 1;
  }

  /**
   * Applies the brush once, to the skin that is connected to the hit and faces the same way, so that neither the
   * other leg nor the back of a hand is painted.
   */
  stamp({ at, corner }: Hit, level: PainLevel, radius: number): void {
    const { corners, normals, starts, neighbours } = this.mesh;
    const [x, y, z] = at;
    const most = (radius + edge) ** 2;
    this.#round += 1;
    const round = this.#round;
    const seen = this.#seen;
    const waiting = [corner];
    seen[corner] = round;
    const toward = (i: number) =>
      (normals[3 * i] ?? 0) * (normals[3 * corner] ?? 0) +
      (normals[3 * i + 1] ?? 0) * (normals[3 * corner + 1] ?? 0) +
      (normals[3 * i + 2] ?? 0) * (normals[3 * corner + 2] ?? 0);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const dx = (corners[3 * next] ?? 0) - x;
      const dy = (corners[3 * next + 1] ?? 0) - y;
      const dz = (corners[3 * next + 2] ?? 0) - z;
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

  /** Sets a whole region to one level, as one step. */
  fill(region: BodyRegion, level: PainLevel): void {
    this.begin();
    for (const [corner, share] of softened(this.mesh, region)) this.#cover(corner, level, share);
    this.#revision += 1;
    this.end();
  }

  clear(): void {
    this.begin();
    for (let corner = 0; corner < this.#seen.length; corner += 1) {
      if (this.#shareOf(corner) > 0) this.#cover(corner, 'none', 1);
    }
    this.#revision += 1;
    this.end();
  }

  undo(): boolean {
    const step = this.#steps[this.#position - 1];
    if (!step || this.#open) return false;
    this.#position -= 1;
    this.#put(step.corners, step.before);
    return true;
  }

  redo(): boolean {
    const step = this.#steps[this.#position];
    if (!step || this.#open) return false;
    this.#position += 1;
    this.#put(step.corners, step.after);
    return true;
  }

  /** Returns the level that covers most of a vertex. */
  levelAt(corner: number): PainLevel {
    const at = corner * inkStride;
    let rank = 0;
    let most = full / 2;
    for (let channel = 0; channel < painLevels.length - 1; channel += 1) {
      const share = this.ink[at + channel] ?? 0;
      if (share > most) [rank, most] = [channel + 1, share];
    }
    return painLevels[rank] ?? 'none';
  }

  /** Returns the marked regions in numeric order, each with its strongest level. */
  marks(): readonly PainMark[] {
    const { regions, regionIds } = this.mesh;
    const ranks = painLevels.length;
    const counts = new Uint32Array(regionIds.length * ranks);
    for (let corner = 0; corner < regions.length; corner += 1) {
      if (this.#shareOf(corner) === 0) continue;
      const slot = (regions[corner] ?? 0) * ranks + painLevels.indexOf(this.levelAt(corner));
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
    return regionIds
      .flatMap((region, place): PainMark[] => {
        const level = painLevels.findLast((_, rank) => rank > 0 && (counts[place * ranks + rank] ?? 0) >= leastCorners);
        return level ? [{ view: region.startsWith('1') ? 'front' : 'back', region, level }] : [];
      })
      .sort((a, b) => Number(a.region) - Number(b.region));
  }

  #shareOf(corner: number): number {
    let sum = 0;
    for (let channel = 0; channel < painLevels.length - 1; channel += 1)
      sum += this.ink[corner * inkStride + channel] ?? 0;
    return sum;
  }

  /** The previous levels keep the share of the vertex that the new one leaves uncovered. */
  #cover(corner: number, level: PainLevel, share: number): void {
    const bytes = Math.round(Math.max(0, Math.min(1, share)) * full);
    if (bytes === 0) return;
    const at = corner * inkStride;
    if (this.#open && !this.#open.has(corner)) this.#open.set(corner, this.ink.slice(at, at + inkStride));
    const own = painLevels.indexOf(level) - 1;
    for (let channel = 0; channel < painLevels.length - 1; channel += 1) {
      const before = this.ink[at + channel] ?? 0;
      this.ink[at + channel] = channel === own ? Math.max(before, bytes) : Math.min(before, full - bytes);
    }
    this.#touch(corner, corner + 1);
  }

  #put(corners: Uint32Array, ink: Uint8Array): void {
    for (const [i, corner] of corners.entries()) {
      this.ink.set(ink.subarray(i * inkStride, (i + 1) * inkStride), corner * inkStride);
      this.#touch(corner, corner + 1);
    }
    this.#tell();
  }

  #touch(from: number, to: number): void {
    const { changed } = this;
    const none = changed.to === 0;
    changed.from = none ? from : Math.min(changed.from, from);
    changed.to = none ? to : Math.max(changed.to, to);
  }

  #tell(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}
