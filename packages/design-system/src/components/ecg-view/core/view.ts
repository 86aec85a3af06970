/** Millimetre of the paper in CSS pixels: 700 × 260 are 35 × 13 large squares. */
export const millimetre = 4;
/** Space for the calibration mark, left of the trace. */
export const gutter = 10 * millimetre;
export const paperWidth = 700;
export const paperHeight = 260;

/** Clinical standard, in mm/s. */
export const standardSpeed = 25;
export const standardGain = 10;
export const gains = [5, 10, 20] as const;

const maxSpeed = 200;
const speeds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12.5, 25, 50, 100, maxSpeed];

export interface View {
  /** Time at the left edge, in seconds. */
  start: number;
  /** Millimetres per second. */
  speed: number;
  /** Millimetres per millivolt. */
  gain: number;
  /** CSS pixels of the trace, without the gutter. */
  width: number;
}

export const pixelsPerSecond = ({ speed }: View) => speed * millimetre;
export const visibleSeconds = (view: View) => view.width / pixelsPerSecond(view);

/** Returns the speed at which a recording just fits; a short one is not stretched. */
export function fittingSpeed(width: number, duration: number): number {
  return Math.min(standardSpeed, width / millimetre / duration);
}

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Clamps the view to the recording, no finer than its samples and no coarser than its whole length. */
export function clampView(view: View, duration: number): View {
  const speed = clamp(view.speed, fittingSpeed(view.width, duration), maxSpeed);
  const last = Math.max(0, duration - view.width / (speed * millimetre));
  return { ...view, speed, start: clamp(view.start, 0, last) };
}

export function withSpeed(view: View, speed: number, x: number, duration: number): View {
  const moment = view.start + x / pixelsPerSecond(view);
  const next = clampView({ ...view, speed }, duration);
  return clampView({ ...next, start: moment - x / pixelsPerSecond(next) }, duration);
}

/** Returns the next of the standard speeds; below them 0, which shows the whole recording. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  return direction > 0
    ? (speeds.find((one) => one > speed * 1.001) ?? maxSpeed)
    : (speeds.findLast((one) => one < speed * 0.999) ?? 0);
}

const tickSteps = [0.2, 1, 2, 5, 10, 30, 60, 300, 600, 1800, 3600, 7200, 14_400, 43_200, 86_400];

export function tickStep(view: View, room: number): number {
  return tickSteps.find((step) => step * pixelsPerSecond(view) >= room) ?? 86_400;
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Formats `3 s`, `1:30`, `12:05:00`: as short as the step allows. */
export function formatTime(seconds: number, step: number): string {
  const whole = Math.floor(seconds + 1e-6);
  if (whole < 60 && step < 60) return `${Number(seconds.toFixed(1))} s`;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  if (hours > 0 && step % 3600 === 0) return `${hours} h`;
  return `${hours > 0 ? `${hours}:${padTwo(minutes)}` : minutes}:${padTwo(whole % 60)}`;
}
