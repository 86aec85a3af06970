'use client';

import { useMessages } from '../../messages/index.ts';
import type { View } from '../pain-canvas/core/space.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import { bodyPartMessages } from './body-parts.messages.ts';
import { toPainTitle } from './body-parts.ts';
import { painRegionsMessages } from './pain-regions.messages.ts';
import { getPainful } from './tally.ts';

/** Words for painful regions. */
export interface PainLabels {
  /** Name of a region, without its side. */
  region(region: BodyRegion): string;
  /** Front and back share names, so a region needs its side. */
  where(view: View): string;
  /** The strongest regions with their level, at most `max` of them, then the number of the others. */
  parts(marks: readonly PainMark[], max: number): string[];
  /** The parts as a sentence. */
  summary(marks: readonly PainMark[], max: number): string;
  /** The strongest parts of the body without their level, and the number of the other regions; empty without pain. */
  title(marks: readonly PainMark[]): string;
  /** Regions of one side with their level, for the text alternative of its picture. */
  forView(marks: readonly PainMark[], view: View): string;
}

/** Returns the words for painful regions in the language of the page. */
export function usePainLabels(): PainLabels {
  const messages = useMessages(painRegionsMessages);
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  const both = useMessages(bodyPartMessages);
  const region = (id: BodyRegion) => names[id] ?? id;
  const where = (view: View) => (view === 'front' ? messages.inFront : messages.behind);
  function parts(marks: readonly PainMark[], max: number): string[] {
    const painMarks = getPainful(marks);
    // Naming one more is as short as counting it.
    const shown = painMarks.length === max + 1 ? painMarks : painMarks.slice(0, max);
    const texts = shown.map((mark) => messages.mark(region(mark.region), where(mark.view), pain[mark.level]));
    return shown.length < painMarks.length ? [...texts, messages.more(painMarks.length - shown.length)] : texts;
  }
  return {
    region,
    where,
    parts,
    summary(marks, max) {
      const texts = parts(marks, max);
      return texts.length === 0 ? messages.none : `${texts.join('; ')}.`;
    },
    title: (marks) => toPainTitle(marks, { ...messages, regions: names, both }),
    forView: (marks, view) =>
      getPainful(marks)
        .filter((mark) => mark.view === view)
        .map((mark) => messages.markOfView(region(mark.region), pain[mark.level]))
        .join('; '),
  };
}
