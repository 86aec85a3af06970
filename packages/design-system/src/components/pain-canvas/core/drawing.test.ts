import { describe, expect, it } from 'vitest';
import { line, session } from '../testing/gestures.ts';
import { reset } from './commands.ts';
import { createPainDrawing } from './drawing.ts';

describe('createPainDrawing', () => {
  it('undoes and redoes across both sheets in drawing order', () => {
    const drawing = createPainDrawing();
    drawing.run(line('mild', [100, 100], [120, 100], 'front'));
    drawing.run(line('strong', [100, 100], [120, 100], 'back'));
    expect(drawing.undo()).toBe(true);
    expect(drawing.commands.slice(0, drawing.position)).toMatchObject([{ view: 'front', level: 'mild' }]);
    expect(drawing.redo()).toBe(true);
    expect(drawing.commands.slice(0, drawing.position)).toMatchObject([{ view: 'front' }, { view: 'back' }]);
    expect(drawing.redo()).toBe(false);
  });

  it('undoes and redoes 2,000 strokes', () => {
    const drawing = createPainDrawing();
    for (const stroke of session(2000)) drawing.run(stroke);
    let undone = 0;
    while (drawing.undo()) undone += 1;
    expect(undone).toBe(2000);
    expect(drawing.position).toBe(0);
    let redone = 0;
    while (drawing.redo()) redone += 1;
    expect(redone).toBe(2000);
  });

  it('can undo a reset', () => {
    const drawing = createPainDrawing();
    drawing.run(line('mild', [100, 100], [120, 100]));
    drawing.run(reset());
    drawing.undo();
    expect(drawing.commands.slice(0, drawing.position)).toMatchObject([{ kind: 'stroke' }]);
  });

  it('drops the redo history after a new command', () => {
    const drawing = createPainDrawing();
    drawing.run(line('mild', [100, 100], [120, 100]));
    drawing.undo();
    drawing.run(line('strong', [100, 100], [120, 100]));
    expect(drawing.commands).toMatchObject([{ level: 'strong' }]);
    expect(drawing.redo()).toBe(false);
  });

  it('notifies once per change and not without one', () => {
    const drawing = createPainDrawing();
    const revisions: number[] = [];
    const leave = drawing.subscribe(() => revisions.push(drawing.revision));
    drawing.undo();
    drawing.run(line('mild', [100, 100], [120, 100]));
    drawing.undo();
    leave();
    drawing.redo();
    expect(revisions).toEqual([1, 2]);
  });
});
