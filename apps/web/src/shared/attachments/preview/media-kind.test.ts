import { expect, test } from 'vitest';
import { mediaKind } from './media-kind.ts';

test.each([
  ['Passi.mp4', undefined, 'video'],
  ['Passi.MOV', undefined, 'video'],
  ['Tosse.3gp', undefined, 'video'],
  ['Cuore.wav', undefined, 'audio'],
  ['Respiro.m4a', undefined, 'audio'],
  ['Referto.pdf', undefined, undefined],
  ['TC.dcm', undefined, undefined],
  ['Nota', undefined, undefined],
  // A known type wins: MPEG-4 files hold video and audio under the same extension.
  ['Respiro.mp4', 'audio/mp4', 'audio'],
  ['Passi', 'video/webm', 'video'],
  ['Referto.mp4', 'application/pdf', undefined],
])('%s of type %s is played as %s', (name, type, kind) => {
  expect(mediaKind({ name, type })).toBe(kind);
});
