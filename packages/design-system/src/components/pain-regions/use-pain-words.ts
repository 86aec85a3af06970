import { useMessages } from '../../messages/index.ts';
import type { View } from '../pain-canvas/core/space.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import { painRegionsMessages } from './pain-regions.messages.ts';
import { painful } from './tally.ts';

export interface PainWords {
  region(region: BodyRegion): string;
  /** Front and back share names, so that a region needs its side. */
  where(view: View): string;
  /** The strongest marks of a drawing in one line, and how many more there are. */
  summary(marks: readonly PainMark[], most: number): string;
  /** All marks of one view in one line; nothing where there are none. */
  ofView(marks: readonly PainMark[], view: View): string;
}

/** What marks are called in the language of the page. */
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
      // One more is as short as saying that there is one more.
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
