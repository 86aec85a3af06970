import type { Camera } from './camera.ts';

const durationMs = 260;
const animatedProperties = ['turn', 'tilt', 'zoom', 'panX', 'panY'] as const;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class CameraAnimation {
  readonly #camera: Camera;
  readonly #paint: () => void;
  #frame = 0;
  #finish: (() => void) | undefined;

  constructor(camera: Camera, paint: () => void) {
    this.#camera = camera;
    this.#paint = paint;
  }

  to(change: (camera: Camera) => void): void {
    this.stop();
    const camera = this.#camera;
    const from = animatedProperties.map((name) => camera[name]);
    change(camera);
    if (prefersReducedMotion()) {
      this.#paint();
      return;
    }
    const to = animatedProperties.map((name) => camera[name]);
    const set = (share: number) => {
      for (const [i, name] of animatedProperties.entries())
        camera[name] = (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * share;
      this.#paint();
    };
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.max(0, Math.min(1, (now - start) / durationMs));
      set(share * share * (3 - 2 * share));
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.#finish = undefined;
    };
    this.#finish = () => set(1);
    set(0);
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#finish?.();
    this.#finish = undefined;
  }
}
