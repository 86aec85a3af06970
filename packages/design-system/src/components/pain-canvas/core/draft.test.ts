import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { painLevels } from '../../../theme/pain.ts';
import { bodyRegions } from '../body/regions.ts';
import { session } from '../testing/gestures.ts';
import { type Command, fill, reset, stroke } from './commands.ts';
import { fromDraft, toDraft } from './draft.ts';
import { brushWidth, eraserWidth, views } from './space.ts';

const coordinate = fc.integer({ min: -5000, max: 15_000 }).map((tenths) => tenths / 10);
const pressure = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const path = fc
  .array(fc.tuple(coordinate, coordinate, pressure), { minLength: 1, maxLength: 30 })
  .chain((parts) => fc.boolean().map((pen) => ({ parts, pen })));
const view = fc.constantFrom(...views);
const level = fc.constantFrom(...painLevels);
const strokes = fc
  .tuple(view, level, fc.constantFrom(brushWidth, eraserWidth), path)
  .map(([side, painLevel, width, { parts, pen }]): Command => {
    const points = parts.flatMap((part) => part.slice(0, 2));
    return pen
      ? stroke(
          side,
          painLevel,
          width,
          points,
          parts.map(([, , pressed]) => pressed),
        )
      : stroke(side, painLevel, width, points);
  });
const fills = fc.tuple(view, level, fc.nat()).map(([side, painLevel, pick]): Command => {
  const ids = Object.keys(bodyRegions[side]);
  return fill(side, ids[pick % ids.length] ?? '', painLevel);
});
const drawings = fc
  .array(fc.oneof(strokes, fills, fc.constant<Command>(reset())), { maxLength: 20 })
  .chain((commands) => fc.record({ commands: fc.constant(commands), position: fc.nat(commands.length) }));

describe('drafts', () => {
  it('survive a JSON round trip exactly', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const sent: unknown = JSON.parse(JSON.stringify(toDraft(drawing)));
        expect(fromDraft(sent)).toEqual(drawing);
      }),
    );
  });

  it('are rejected as a whole when invalid, without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        const read = fromDraft(anything);
        expect(read === null || read.position <= read.commands.length).toBe(true);
      }),
    );
  });

  it('of 2,000 strokes are smaller than one image', () => {
    const commands = session(2000);
    expect(JSON.stringify(toDraft({ commands, position: 2000 })).length).toBeLessThan(200_000);
  });

  const good = { v: 1, at: 1, c: [[0, 1, 5, [1000, 1000, 10, 0]]] };

  it('restore a valid stroke', () => {
    const read = fromDraft(good);
    expect(read?.commands).toMatchObject([
      {
        kind: 'stroke',
        view: 'front',
        level: 'mild',
        width: 5,
        points: [100, 100, 101, 100],
      },
    ]);
  });

  it.each([
    ['nothing', null],
    ['a text', '{}'],
    ['another version', { ...good, v: 2 }],
    ['no commands', { v: 1, at: 0 }],
    ['a position past the end', { ...good, at: 2 }],
    ['a negative position', { ...good, at: -1 }],
    ['a broken position', { ...good, at: 0.5 }],
    ['a command that is no list', { ...good, c: [{}] }],
    ['an unknown view', { ...good, c: [[2, 1, 5, [1, 1]]] }],
    ['a view by another name', { ...good, c: [['0', 1, 5, [1, 1]]] }],
    ['an unknown level', { ...good, c: [[0, 6, 5, [1, 1]]] }],
    ['a width no tool has', { ...good, c: [[0, 1, 50, [1, 1]]] }],
    ['a stroke without points', { ...good, c: [[0, 1, 5, []]] }],
    ['half a point', { ...good, c: [[0, 1, 5, [1, 1, 1]]] }],
    ['a point that is no number', { ...good, c: [[0, 1, 5, [1, 'x']]] }],
    ['a point at infinity', { ...good, c: [[0, 1, 5, [1, 1e9]]] }],
    ['a broken coordinate', { ...good, c: [[0, 1, 5, [1, 1.5]]] }],
    ['a text among the points', { ...good, c: [[0, 1, 5, [1, 1, '', 1]]] }],
    ['a list among the points', { ...good, c: [[0, 1, 5, [1, 1, [], 1]]] }],
    ['pressures for other points', { ...good, c: [[0, 1, 5, [1, 1], [50, 50]]] }],
    ['a pressure over all', { ...good, c: [[0, 1, 5, [1, 1], [101]]] }],
    ['a region of the other view', { ...good, c: [[0, 1, '201']] }],
    ['a region past the last one', { ...good, c: [[0, 1, '137']] }],
    ['a region by another name', { ...good, c: [[0, 1, ' 101']] }],
    ['a region from a prototype', { ...good, c: [[0, 1, 'constructor']] }],
    ['something after the end', { ...good, c: [[0, 1, 5, [1, 1], [50], 0]] }],
  ])('are rejected: %s', (_why, draft) => {
    expect(fromDraft(draft)).toBeNull();
  });
});
