import type { Size } from '../../internals/use-size.ts';
import { toStatistics } from './groups.ts';
import { type ChartSeries, type Moment, toMembers, toTimestamp } from './series.ts';
import { type TimeTick, timeTicks, valueTicks } from './ticks.ts';

const day = 86_400_000;
/** Beside the first and the last value, as part of the time between them. */
const sideRoom = 0.03;
/** Of a label above the highest value or below the lowest one, in letters. */
const labelRoom = 2.75;
/** Least room of a moment in pixels: a mark of a line is wider than a bar. */
const minRoom = { bars: 6, lines: 9 };

export interface Layout {
  width: number;
  height: number;
  /** Mean width of a character of the axes. */
  letter: number;
  left: number;
  right: number;
  /** Below the names of the unit and the bands. */
  head: number;
  top: number;
  bottom: number;
  x: (at: number) => number;
  place: (moment: Moment) => number;
  y: (value: number) => number;
  across: readonly TimeTick[];
  up: readonly { value: number; label: string }[];
}

/** The number of moments that can be told apart. */
export const maxMoments = ({ width, rem }: Size, draw: keyof typeof minRoom): number =>
  Math.max(2, Math.floor((width - 3 * rem) / minRoom[draw]));

/** Calendar days, both included. */
export interface Span {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day, `YYYY-MM-DD`. */
  to: string;
}

interface LayoutOptions {
  size: Size;
  height: number;
  moments: readonly Moment[];
  series: readonly ChartSeries[];
  decimals?: number | undefined;
  fit?: number | undefined;
  span?: Span | undefined;
  /** The labels of the highest and lowest values stay clear of the names above the drawing and of the dates below it. */
  keepsLabels?: boolean;
  write: (value: number) => string;
  locale: string;
}

export function computeLayout(options: LayoutOptions): Layout {
  const { size, height, moments, series, decimals, fit, span, keepsLabels = false, write, locale } = options;
  const letter = size.rem * 0.5;
  const line = size.rem * 1.2;
  const values = moments
    .flatMap(toMembers)
    .flatMap(({ values: all }) => all.filter((value) => typeof value === 'number'));
  const limits = series.flatMap(({ reference }) =>
    reference?.band === false
      ? []
      : [reference?.band === 'limit' ? undefined : reference?.low, reference?.high].filter(
          (limit) => limit !== undefined,
        ),
  );
  const names = line * 1.4;
  const bottom = Math.max(names + line * 2, height - line * 2.3);
  const targetCount = Math.max(2, Math.floor((bottom - names) / (line * 2.2)));
  const resolution = decimals === undefined ? 0 : 10 ** -decimals;
  const fitted = fit === undefined ? undefined : ([Math.min(...values) - fit, Math.max(...values) + fit] as const);
  const round = fitted
    ? valueTicks(...fitted, targetCount + 1, resolution).filter((value) => value >= fitted[0] && value <= fitted[1])
    : valueTicks(Math.min(...values, ...limits), Math.max(...values, ...limits), targetCount, resolution);
  const up = round.map((value) => ({ value, label: write(value) }));
  const left = Math.max(...up.map(({ label }) => label.length)) * letter + size.rem * 0.9;
  const right = Math.max(left + 40, size.width - size.rem * 0.9);

  const { from, to } = computeRange(moments, span);
  const [low = 0, high = 1] = fitted ?? [round[0], round.at(-1)];
  // A label stands beyond its value, or beyond the edge of a band that would cross it.
  const perUnit = (bottom - names) / (high - low);
  const reserve = (room: number) => (keepsLabels ? Math.max(0, letter * labelRoom - Math.max(0, room) * perUnit) : 0);
  const top = names + reserve(high - Math.max(...values, ...limits));
  const floor = bottom - reserve(Math.min(...values) - low);
  const x = (at: number) => left + ((at - from) / (to - from)) * (right - left);
  return {
    width: size.width,
    height,
    letter,
    left,
    right,
    head: names,
    top,
    bottom,
    x,
    place: computePlacement(moments, x, left, right),
    y: (value) => floor - ((value - low) / (high - low)) * (floor - top),
    across: timeTicks(from, to, Math.max(2, Math.floor((right - left) / (size.rem * 3.4))), locale),
    up,
  };
}

/**
 * Leaves out the labels that would run into the one before. Those at the edge are moved inwards, `toCentre`, which can
 * bring them too near.
 */
export function dropCollidingTicks<Tick extends { label: string; below?: string }>(
  ticks: readonly Tick[],
  letter: number,
  toCentre: (tick: Tick, text: string) => number,
): Tick[] {
  const kept: Tick[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const tick of ticks) {
    const texts = [tick.label, tick.below ?? ''];
    const starts = texts.map((text) => toCentre(tick, text) - (text.length * letter) / 2);
    if (Math.min(...starts) < end + letter / 2) continue;
    end = Math.max(...texts.map((text) => toCentre(tick, text) + (text.length * letter) / 2));
    kept.push(tick);
  }
  return kept;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** True if a mark, or the line between two of them, lies in the box. */
export function isCrossed(box: Box, points: readonly Point[]): boolean {
  const isInside = ({ x, y }: Point) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return points.some((point, index) => {
    const before = points[index - 1];
    if (isInside(point)) return true;
    if (!before || point.x <= box.left || before.x >= box.right || point.x === before.x) return false;
    const at = (x: number) => before.y + ((x - before.x) / (point.x - before.x)) * (point.y - before.y);
    const ends = [at(Math.max(before.x, box.left)), at(Math.min(point.x, box.right))];
    return Math.min(...ends) <= box.bottom && Math.max(...ends) >= box.top;
  });
}

/** Milliseconds since 1970. A span grows to values that lie outside of it. */
function computeRange(moments: readonly Moment[], span: Span | undefined): { from: number; to: number } {
  const first = moments[0]?.at ?? 0;
  const last = moments.at(-1)?.at ?? 0;
  if (span) {
    // To the last minute of the day: midnight would get the label of the next one.
    const to = Math.max(last, toTimestamp(span.to) + day - 1);
    const from = Math.min(first, toTimestamp(span.from));
    return { from: from - (to - from) * sideRoom, to };
  }
  // A single date is centred in a month.
  const margin = last > first ? (last - first) * sideRoom : 15 * day;
  return { from: first - margin, to: last + margin };
}

const maxOffset = 16;

function computePlacement(moments: readonly Moment[], x: Layout['x'], left: number, right: number): Layout['place'] {
  const steps = new Map<number, number>();
  moments.forEach(({ at, count }, index) => {
    if (count === 1 || steps.has(at)) return;
    const [before, after] = [moments[index - 1], moments[index + count]];
    const room = Math.min(x(at) - (before ? x(before.at) : left), (after ? x(after.at) : right) - x(at));
    steps.set(at, Math.min(maxOffset, (room * 0.9) / (count - 1)));
  });
  return ({ at, ordinal, count }) => x(at) + (ordinal - (count - 1) / 2) * (steps.get(at) ?? 0);
}

export function findNearest(moments: readonly Moment[], { place, y }: Layout, at: { x: number; y: number }): number {
  const across = (moment: Moment) => Math.abs(place(moment) - at.x);
  const distance = (moment: Moment) => {
    const up = moment.values.filter((value) => typeof value === 'number').map((value) => Math.abs(y(value) - at.y));
    return Math.hypot(across(moment), Math.min(...up));
  };
  return moments.reduce((nearest, moment, candidate) => {
    const best = moments[nearest] ?? moment;
    const measure = moment.at === best.at ? distance : across;
    return measure(moment) < measure(best) ? candidate : nearest;
  }, 0);
}

const lineGap = 4;

/** Baseline of a label, moved away from its value (-1 up, 1 down) until no line crosses the label. */
export function clearOf(lines: readonly number[], baseline: number, tall: number, away: -1 | 1): number {
  const inOrder = [...lines].sort((one, other) => (other - one) * -away);
  return inOrder.reduce((at, line) => {
    if (line <= at - tall - lineGap || line >= at + lineGap) return at;
    return away === -1 ? line - lineGap : line + tall + lineGap;
  }, baseline);
}

export interface End {
  value: number;
  series: number;
}

/**
 * The highest and the lowest value that a moment stands for, which are the same end if there is only one. With the
 * index of a series, only its values count.
 */
export function findEnds(moment: Moment, only?: number): readonly [upper: End, lower: End] | undefined {
  const members = toMembers(moment);
  const ranges = moment.values.flatMap((_, series) => {
    const range = only === undefined || only === series ? toStatistics(members, series) : undefined;
    return range ? [{ ...range, series }] : [];
  });
  const [first] = ranges;
  if (!first) return undefined;
  const most = ranges.reduce((one, other) => (other.max > one.max ? other : one), first);
  const least = ranges.reduce((one, other) => (other.min < one.min ? other : one), first);
  const upper = { value: most.max, series: most.series };
  return [upper, least.min === most.max ? upper : { value: least.min, series: least.series }];
}

/** Like `findEnds`, but of a group those that are drawn: its means, which together need not be one measurement. */
export function findDrawnEnds({ group: _, ...drawn }: Moment): ReturnType<typeof findEnds> {
  return findEnds(drawn);
}

export function toLineSegments(
  moments: readonly Moment[],
  index: number,
  gapAfterDays: number,
  { place, y }: Layout,
): string[] {
  const parts: string[] = [];
  let part = '';
  let before: number | undefined;
  for (const moment of moments) {
    const value = moment.values[index];
    if (value === undefined) continue;
    const members = toMembers(moment);
    const from = members[0]?.at ?? moment.at;
    const interrupted = value === null || (before !== undefined && from - before > gapAfterDays * day);
    if (interrupted && part) {
      parts.push(part);
      part = '';
    }
    if (value === null) continue;
    part += `${part ? 'L' : 'M'}${place(moment).toFixed(1)} ${y(value).toFixed(1)}`;
    before = members.at(-1)?.at;
  }
  if (part) parts.push(part);
  return parts;
}
