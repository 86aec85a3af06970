import { describe, expect, it } from 'vitest';
import { bodyRegions } from '../body/regions.ts';
import { line, session } from '../testing/gestures.ts';
import { type Command, fill, reset } from './commands.ts';
import { createPainDrawing } from './drawing.ts';
import { isEmpty, regionMarks } from './ink-map.ts';
import type { View } from './space.ts';

function drawn(...commands: (Command | null)[]) {
  const drawing = createPainDrawing();
  for (const command of commands) if (command) drawing.run(command);
  return drawing;
}
const marks = (drawing: ReturnType<typeof drawn>, view: View = 'front') =>
  regionMarks(drawing, view, bodyRegions[view]).map(({ region, level }) => `${region} ${level}`);

// By the CHOIR numbers: 107 right shoulder and 110 left shoulder seen from the front, 207 left and 210 right from behind.
describe('regionMarks', () => {
  it('tells the patient’s right from left on both sides of the body', () => {
    const left = [110, 200] as const;
    const right = [309, 200] as const;
    expect(marks(drawn(line('mild', left, [115, 215])))).toEqual(['107 mild']);
    expect(marks(drawn(line('mild', right, [305, 215])))).toEqual(['110 mild']);
    expect(marks(drawn(line('mild', left, [115, 215], 'back')), 'back')).toEqual(['207 mild']);
    expect(marks(drawn(line('mild', right, [305, 215], 'back')), 'back')).toEqual(['210 mild']);
  });

  it('gives the strongest level of a region', () => {
    const drawing = drawn(
      line('very-strong', [110, 190], [115, 200]),
      line('mild', [110, 210], [115, 225]),
      line('strong', [110, 230], [115, 235]),
    );
    expect(marks(drawing)).toEqual(['107 very-strong']);
  });

  it('follows a line from region to region', () => {
    expect(marks(drawn(line('intense', [250, 520], [250, 700])))).toEqual([
      '127 intense',
      '130 intense',
      '132 intense',
    ]);
  });

  it('does not count a line that only grazes', () => {
    // Two units above the knee, so that one unit of the brush reaches into it.
    expect(marks(drawn(line('mild', [250, 576.2], [253, 576.2])))).toEqual(['127 mild']);
  });

  it('forgets what was painted over with white, rubbed out or reset', () => {
    const painted = line('mild', [250, 520], [250, 560]);
    expect(marks(drawn(painted, line('none', [250, 510], [250, 570])))).toEqual([]);
    expect(marks(drawn(painted, line('none', [250, 510], [250, 570], 'front', 22)))).toEqual([]);
    expect(marks(drawn(painted, reset()))).toEqual([]);
    expect(marks(drawn(painted, line('none', [250, 510], [250, 570], 'back')))).toEqual(['127 mild']);
  });

  it('gives the same asked at every step as asked once at the end', () => {
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

  it('sets a whole region, over whatever was drawn in it', () => {
    const shoulder = line('very-strong', [110, 190], [115, 215]);
    expect(marks(drawn(shoulder, fill('front', '107', 'mild')))).toEqual(['107 mild']);
    expect(marks(drawn(shoulder, fill('front', '107', 'none')))).toEqual([]);
  });
});

describe('isEmpty', () => {
  it('is about pain, not about history', () => {
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
