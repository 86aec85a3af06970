import { describe, expect, it } from 'vitest';
import { type Contact, createGesture } from './gesture.ts';
import { clientPoint } from './space.ts';

function hand() {
  const did: string[] = [];
  const gesture = createGesture({
    begin: ({ id }) => did.push(`begin ${id}`),
    end: () => did.push('end'),
    cancel: () => did.push('cancel'),
    pinchStart: () => did.push('pinch start'),
    pinch: (a, b) => did.push(`pinch ${Math.hypot(a.x - b.x, a.y - b.y)}`),
  });
  return { did, gesture };
}

const at = (id: number, x: number, type = 'touch', size = 20): Contact => ({ id, type, at: clientPoint(x, 0), size });

describe('Gesture', () => {
  it('draws with one finger', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 0));
    expect(gesture.move(1, clientPoint(30, 0))).toBe(true);
    gesture.up(1);
    expect(did).toEqual(['begin 1', 'end']);
  });

  it('discards a just started line when a second finger lands, and zooms', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 0));
    gesture.move(1, clientPoint(6, 0));
    gesture.down(at(2, 100));
    gesture.move(2, clientPoint(206, 0));
    expect(did).toEqual(['begin 1', 'cancel', 'pinch start', 'pinch 200']);
  });

  it('keeps a line that was well under way', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 0));
    gesture.move(1, clientPoint(60, 0));
    gesture.down(at(2, 100));
    expect(did).toEqual(['begin 1', 'end', 'pinch start']);
  });

  it('does not draw with the last finger of a pinch', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 0));
    gesture.down(at(2, 100));
    gesture.up(1);
    did.length = 0;
    expect(gesture.move(2, clientPoint(150, 0))).toBe(false);
    gesture.up(2);
    gesture.down(at(3, 0));
    expect(did).toEqual(['begin 3']);
  });

  it('restarts the pinch when another two of three fingers remain', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 0));
    gesture.down(at(2, 100));
    gesture.down(at(3, 110));
    gesture.up(1);
    gesture.move(3, clientPoint(120, 0));
    expect(did).toEqual(['begin 1', 'cancel', 'pinch start', 'pinch start', 'pinch 20']);
  });

  it('draws with a broad thumb as long as no pen is in use', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 0, 'touch', 80));
    expect(gesture.move(1, clientPoint(30, 0))).toBe(true);
    gesture.up(1);
    expect(did).toEqual(['begin 1', 'end']);
  });

  it('ignores the palm between pen strokes until a fingertip draws', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 10, 'pen', 1));
    gesture.up(1);
    gesture.down(at(2, 0, 'touch', 80));
    gesture.up(2);
    expect(did).toEqual(['begin 1', 'end']);
    gesture.down(at(3, 0));
    gesture.up(3);
    gesture.down(at(4, 0, 'touch', 80));
    expect(did).toEqual(['begin 1', 'end', 'begin 3', 'end', 'begin 4']);
  });

  it('ignores the palm next to a pen, before and after it lands', () => {
    const { did, gesture } = hand();
    gesture.down(at(9, 10, 'pen', 1));
    gesture.up(9);
    did.length = 0;
    gesture.down(at(1, 0, 'touch', 80));
    gesture.down(at(2, 10, 'pen', 1));
    gesture.down(at(3, 90));
    expect(gesture.move(3, clientPoint(120, 0))).toBe(false);
    expect(gesture.move(2, clientPoint(40, 0))).toBe(true);
    gesture.up(3);
    gesture.up(2);
    expect(did).toEqual(['begin 2', 'end']);
  });

  it('a pen takes over a line started by touch', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 0));
    gesture.down(at(2, 10, 'pen', 1));
    gesture.up(2);
    expect(did).toEqual(['begin 1', 'cancel', 'begin 2', 'end']);
  });

  it('cancels the line when the system cancels the pointer', () => {
    const { did, gesture } = hand();
    gesture.down(at(1, 0, 'mouse', 1));
    gesture.cancel(1);
    gesture.up(1);
    expect(did).toEqual(['begin 1', 'cancel']);
  });
});
