import type { PainMark } from '../pain-canvas/marks.ts';
import type { BodyRegion } from '../pain-canvas/regions.messages.ts';
import { getPainful } from './tally.ts';

type Pair = readonly [right: BodyRegion, left: BodyRegion];

/** A part of the body by the numbers of its regions. */
export interface BodyPart {
  readonly front?: Pair;
  readonly back?: Pair;
}

/** Regions of front and back that people call by one name, such as a shoulder or a knee, are one part. */
export const bodyParts: readonly BodyPart[] = [
  { front: ['101', '102'] },
  { front: ['103', '104'] },
  { front: ['105', '106'] },
  { front: ['107', '110'], back: ['210', '207'] },
  { front: ['108', '109'] },
  { front: ['111', '112'], back: ['214', '211'] },
  { front: ['113', '114'], back: ['216', '215'] },
  { front: ['115', '118'], back: ['220', '217'] },
  { front: ['116', '117'] },
  { front: ['119', '124'], back: ['226', '221'] },
  { front: ['120', '123'], back: ['225', '222'] },
  { front: ['121', '122'] },
  { front: ['125', '128'], back: ['230', '227'] },
  { front: ['126', '127'], back: ['229', '228'] },
  { front: ['129', '130'], back: ['232', '231'] },
  { front: ['131', '132'], back: ['234', '233'] },
  { front: ['133', '134'], back: ['236', '235'] },
  { front: ['135', '136'], back: ['238', '237'] },
  { back: ['202', '201'] },
  { back: ['204', '203'] },
  { back: ['206', '205'] },
  { back: ['209', '208'] },
  { back: ['213', '212'] },
  { back: ['219', '218'] },
  { back: ['224', '223'] },
];

const partOf = new Map(
  bodyParts.flatMap((part) => [...(part.front ?? []), ...(part.back ?? [])].map((region) => [region, part] as const)),
);

interface Words {
  /** Names of single regions. */
  readonly regions: Readonly<Record<string, string>>;
  /** Names of both sides together, by the right region. */
  readonly both: Readonly<Record<string, string>>;
  readonly title: (names: readonly string[], more: number) => string;
  readonly onOneSide: (name: string, where: string) => string;
  readonly inFront: string;
  readonly behind: string;
}

const maxNames = 2;

/** Returns the strongest parts of the body in words, then the number of regions not named; empty without pain. */
export function toPainTitle(marks: readonly PainMark[], words: Words): string {
  const groups = Map.groupBy(
    getPainful(marks).map(({ region }) => region),
    (region) => partOf.get(region),
  );
  const named = [...groups].slice(0, maxNames);
  const more = [...groups.values()].slice(maxNames).reduce((sum, { length }) => sum + length, 0);
  const names = named.map(([part, regions]) => (part ? toName(part, regions, words) : regions.join()));
  return names.length === 0 ? '' : words.title(names, more);
}

function toName({ front, back }: BodyPart, regions: readonly BodyRegion[], words: Words): string {
  const has = (region: BodyRegion | undefined) => region !== undefined && regions.includes(region);
  const isInFront = front?.some(has) ?? false;
  const isBehind = back?.some(has) ?? false;
  const hurts = [0, 1].map((side) => has(front?.[side]) || has(back?.[side]));
  const nameOf = (pair: Pair | undefined) => {
    if (pair === undefined) return undefined;
    const [right, left] = pair;
    return hurts.every(Boolean) ? words.both[right] : words.regions[hurts[0] ? right : left];
  };
  const name = nameOf(isInFront ? front : back) ?? regions.join();
  if ((isInFront && isBehind) || nameOf(front) !== nameOf(back)) return name;
  return words.onOneSide(name, isInFront ? words.inFront : words.behind);
}
