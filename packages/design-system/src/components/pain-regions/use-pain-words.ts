import { useMessages } from '../../messages/index.ts';
import type { View } from '../pain-canvas/core/space.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import { painRegionsMessages } from './pain-regions.messages.ts';
import { painful } from './tally.ts';

export interface PainWords {
  region(region: BodyRegion): string;
  /** Front and back share names, so a region needs its side. */
  where(view: View): string;
  /** Lists the strongest marks in one line, and counts the others. */
  summary(marks: readonly PainMark[], most: number): string;
  /** Lists all marks of one view in one line; empty without marks. */
  ofView(marks: readonly PainMark[], view: View): string;
}

/** Returns localised texts of marks. */
export function usePainWords(): PainWords {
  const messages = useMessages(painRegionsMessages);
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  const region = (id: BodyRegion) => names[id] ?? id;
  const where = (view: View) => (view === 'front' ? messages.inFront : messages.behind);
  return {
    region,
    where,
    summary(marks, most) {
      const hurting = painful(marks);
      if (hurting.length === 0) return messages.none;
      // Naming one more is as short as counting it.
      const shown = hurting.length === most + 1 ? hurting : hurting.slice(0, most);
      const words = shown.map((mark) => messages.mark(region(mark.region), where(mark.view), pain[mark.level]));
      if (shown.length < hurting.length) words.push(messages.more(hurting.length - shown.length));
      return `${words.join('; ')}.`;
    },
    ofView: (marks, view) =>
      painful(marks)
        .filter((mark) => mark.view === view)
        .map((mark) => messages.markOfView(region(mark.region), pain[mark.level]))
        .join('; '),
  };
}
