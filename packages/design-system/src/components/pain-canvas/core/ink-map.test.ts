import { describe, expect, it } from 'vitest';
import { outline } from '../body/outline.ts';
import { bodyRegions } from '../body/regions.ts';
import { regionMessages } from '../regions.messages.ts';
import { line, session } from '../testing/gestures.ts';
import { type Command, fill, reset } from './commands.ts';
import { createPainDrawing } from './drawing.ts';
import { isEmpty, regionMarks } from './ink-map.ts';
import { sheetHeight, sheetWidth, type View, views } from './space.ts';

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

// The displayed outline passes through the end points of all its curves.
const numbers = (outline.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const corners = numbers.flatMap((x, at) => (at % 6 ? [] : [[x, numbers[at + 1] ?? 0] as const]));

/** Even-odd rule. */
function isOnBody(x: number, y: number): boolean {
  const crossed = corners.filter(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  });
  return crossed.length % 2 === 1;
}

function drawn(...commands: (Command | null)[]) {
  const drawing = createPainDrawing();
  for (const command of commands) if (command) drawing.run(command);
  return drawing;
}
const marks = (drawing: ReturnType<typeof drawn>, view: View = 'front') =>
  regionMarks(drawing, view, bodyRegions[view]).map(({ region, level }) => `${region} ${level}`);

// CHOIR numbers: 107 right and 110 left shoulder in front, 207 left and 210 right in the back.
describe('regionMarks', () => {
  it('distinguishes the patient’s right and left on both sides', () => {
    const left = [110, 200] as const;
    const right = [309, 200] as const;
    expect(marks(drawn(line('mild', left, [115, 215])))).toEqual(['107 mild']);
    expect(marks(drawn(line('mild', right, [305, 215])))).toEqual(['110 mild']);
    expect(marks(drawn(line('mild', left, [115, 215], 'back')), 'back')).toEqual(['207 mild']);
    expect(marks(drawn(line('mild', right, [305, 215], 'back')), 'back')).toEqual(['210 mild']);
  });

  it('returns the strongest level of a region', () => {
    const drawing = drawn(
      line('very-strong', [110, 190], [115, 200]),
      line('mild', [110, 210], [115, 225]),
      line('strong', [110, 230], [115, 235]),
    );
    expect(marks(drawing)).toEqual(['107 very-strong']);
  });

  it('follows a line across regions', () => {
    expect(marks(drawn(line('intense', [250, 520], [250, 700])))).toEqual([
      '127 intense',
      '130 intense',
      '132 intense',
    ]);
  });

  it('ignores a line that only grazes a region', () => {
    // Two units above the knee, so that the brush reaches one unit into it.
    expect(marks(drawn(line('mild', [250, 576.2], [253, 576.2])))).toEqual(['127 mild']);
  });

  it('names one region for a scribble that strays over its border', () => {
    const knee = ([top, bottom]: readonly [number, number]) =>
      [235, 242, 249, 256, 263, 270].map((x) => line('strong', [x, top], [x, bottom]));
    // The knee begins at 578: a fifth of the ink lies above it, in the thigh.
    expect(marks(drawn(...knee([570, 612])))).toEqual(['130 strong']);
    expect(marks(drawn(...knee([558, 600])))).toEqual(['127 strong', '130 strong']);
  });

  it('names a small region that is well covered, however long the line', () => {
    // 24 units in the ankle, 137 in the lower leg.
    expect(marks(drawn(line('mild', [250, 650], [250, 864])))).toEqual(['132 mild', '134 mild', '136 mild']);
  });

  it('names one side for a mark that strays over the midline', () => {
    expect(marks(drawn(line('mild', [180, 370], [213, 370])))).toEqual(['116 mild']);
    expect(marks(drawn(line('mild', [190, 370], [229, 370])))).toEqual(['116 mild', '117 mild']);
  });

  const strip = sheetHeight / 12;
  const strips = views.flatMap((view) => range(0, 12, 1).map((part) => [view, part] as const));

  it.each(strips)(
    'assigns every tap on the body to a region, and on the midline to both sides: %s, strip %i',
    (view, part) => {
      const nowhere: string[] = [];
      const oneSided: string[] = [];
      let taps = 0;
      for (const y of range(part * strip + 2, (part + 1) * strip, 4)) {
        for (const x of [...range(1.5, sheetWidth, 4), sheetWidth / 2]) {
          if (!isOnBody(x, y)) continue;
          taps += 1;
          const found = regionMarks(drawn(line('mild', [x, y], [x, y], view)), view, bodyRegions[view]);
          if (!found.length) nowhere.push(`${x},${y}`);
          if (x !== sheetWidth / 2) continue;
          const names: Readonly<Record<string, string>> = regionMessages.messages.en;
          const sides = new Set(found.map(({ region }) => names[region]?.split(' ')[0]));
          if (sides.size < 2) oneSided.push(`${x},${y}`);
        }
      }
      expect(taps).toBeGreaterThan(100);
      expect(nowhere).toEqual([]);
      expect(oneSided).toEqual([]);
    },
  );

  it('assigns a mark outside the body to the nearest region', () => {
    expect(marks(drawn(line('mild', [330, 610], [330, 614])))).toEqual(['130 mild']);
    expect(marks(drawn(line('mild', [150, 8], [152, 8])))).toEqual(['101 mild']);
    expect(marks(drawn(line('mild', [209.5, 840], [209.5, 842])))).toEqual(['135 mild', '136 mild']);
  });

  it('reads the sheet to its corners', () => {
    for (const x of [1, sheetWidth - 1]) {
      for (const y of [1, sheetHeight - 1]) expect(marks(drawn(line('mild', [x, y], [x, y])))).toHaveLength(1);
    }
  });

  it('assigns marks above the iliac crest to the lower back', () => {
    expect(marks(drawn(line('mild', [231, 404], [233, 404], 'back')), 'back')).toEqual(['219 mild']);
    expect(marks(drawn(line('mild', [205, 400], [214, 400], 'back')), 'back')).toEqual(['218 mild', '219 mild']);
    expect(marks(drawn(line('mild', [245, 440], [250, 440], 'back')), 'back')).toEqual(['224 mild']);
  });

  it('ignores what was overpainted with white, erased or reset', () => {
    const painted = line('mild', [250, 520], [250, 560]);
    expect(marks(drawn(painted, line('none', [250, 510], [250, 570])))).toEqual([]);
    expect(marks(drawn(painted, line('none', [250, 510], [250, 570], 'front', 22)))).toEqual([]);
    expect(marks(drawn(painted, reset()))).toEqual([]);
    expect(marks(drawn(painted, line('none', [250, 510], [250, 570], 'back')))).toEqual(['127 mild']);
  });

  it('returns the same when queried at every step or once at the end', () => {
    const commands = session(400);
    const asked = drawn();
    for (const command of commands) {
      asked.run(command);
      regionMarks(asked, 'front', bodyRegions.front);
    }
    expect(marks(asked)).toEqual(marks(drawn(...commands)));
    for (let step = 0; step < 390; step += 1) asked.undo();
    expect(marks(asked)).toEqual(marks(drawn(...commands.slice(0, 10))));
    asked.run(reset());
    expect(marks(asked)).toEqual([]);
  });

  it('fills a whole region over existing ink', () => {
    const shoulder = line('very-strong', [110, 190], [115, 215]);
    expect(marks(drawn(shoulder, fill('front', '107', 'mild')))).toEqual(['107 mild']);
    expect(marks(drawn(shoulder, fill('front', '107', 'none')))).toEqual([]);
  });
});

describe('isEmpty', () => {
  it('depends on the ink, not on the history', () => {
    const painted = line('mild', [250, 520], [250, 560], 'back');
    expect(isEmpty(drawn(), bodyRegions)).toBe(true);
    expect(isEmpty(drawn(painted), bodyRegions)).toBe(false);
    expect(isEmpty(drawn(painted, line('none', [250, 510], [250, 570], 'back', 22)), bodyRegions)).toBe(true);
    expect(isEmpty(drawn(painted, reset()), bodyRegions)).toBe(true);
    const undone = drawn(painted);
    undone.undo();
    expect(isEmpty(undone, bodyRegions)).toBe(true);
  });
});
