import { describe, expect, it } from 'vitest';
import { sheetWidth, views } from '../core/space.ts';
import { regionMessages } from '../regions.messages.ts';
import { bodyRegions } from './regions.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

describe('the body map', () => {
  it('has 36 regions in front and 38 in the back', () => {
    expect(Object.keys(bodyRegions.front)).toEqual(numbers(101, 136));
    expect(Object.keys(bodyRegions.back)).toEqual(numbers(201, 238));
  });

  it('names every region in both languages', () => {
    const ids = [...numbers(101, 136), ...numbers(201, 238)];
    expect(Object.keys(regionMessages.messages.it)).toEqual(ids);
    expect(Object.keys(regionMessages.messages.en)).toEqual(ids);
  });

  it.each(views)('assigns right and left from the patient’s view: %s', (view) => {
    const names: Readonly<Record<string, string>> = regionMessages.messages.en;
    for (const [id, polygon] of Object.entries(bodyRegions[view])) {
      const middle = polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length;
      const atLeft = middle < sheetWidth / 2;
      // In the front view the patient's right is on our left; in the back view on our right.
      const side = atLeft === (view === 'front') ? 'Right' : 'Left';
      expect(names[id], id).toMatch(new RegExp(`^${side} `));
    }
  });
});
