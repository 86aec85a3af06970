import type { PainLevel } from '../../../theme/pain.ts';
import { createPainDrawing, markedRegions, type PainImages, type PainMark, painImages } from '../index.ts';
import type { BodyRegion } from '../regions.messages.ts';
import { scribble } from './gestures.ts';

export interface Saved extends PainImages {
  marks: readonly PainMark[];
}

async function saved(...strokes: ReturnType<typeof scribble>[]): Promise<Saved> {
  const drawing = createPainDrawing();
  for (const stroke of strokes) drawing.run(stroke);
  return { ...(await painImages(drawing)), marks: markedRegions(drawing) };
}

let two: Promise<readonly [before: Saved, after: Saved]> | undefined;

/** Two drawings of one back, three weeks apart. The promise is stable, so that `use` accepts it. */
export function savedImages() {
  two ??= Promise.all([
    saved(
      scribble('very-strong', [162, 352], [256, 384], 6, 'back'),
      scribble('strong', [156, 400], [190, 446], 6, 'back'),
      scribble('moderate', [146, 600], [190, 632], 4),
    ),
    saved(
      scribble('moderate', [172, 356], [246, 380], 4, 'back'),
      scribble('mild', [146, 600], [190, 632], 4),
      scribble('intense', [96, 188], [124, 232], 5),
    ),
  ]);
  return two;
}

export function mark(region: BodyRegion, level: PainLevel): PainMark {
  return { view: region.startsWith('1') ? 'front' : 'back', region, level };
}

export const threeMonths = [
  { date: '2026-03-20', marks: [mark('129', 'moderate'), mark('131', 'mild'), mark('232', 'mild')] },
  { date: '2026-03-15', marks: [mark('101', 'strong'), mark('103', 'moderate'), mark('204', 'intense')] },
  { date: '2026-03-08', marks: [mark('218', 'very-strong'), mark('219', 'strong'), mark('223', 'intense')] },
  { date: '2026-03-05', marks: [mark('218', 'intense'), mark('219', 'moderate')] },
  { date: '2026-02-18', marks: [mark('116', 'intense'), mark('117', 'intense'), mark('218', 'mild')] },
  { date: '2026-02-05', marks: [mark('107', 'moderate'), mark('111', 'mild'), mark('210', 'moderate')] },
  { date: '2026-01-22', marks: [mark('218', 'moderate'), mark('205', 'moderate'), mark('206', 'moderate')] },
  { date: '2026-01-04', marks: [] },
];
