import { describe, expect, it } from 'vitest';
import { detectKind, withType } from './detect-kind.ts';

describe('what can be shown of a file', () => {
  it.each([
    ['a PDF, whatever it calls itself', '%PDF-1.7 …', '', 'pdf'],
    ['a page that calls itself a PDF', '<script>alert(1)</script>', 'application/pdf', 'none'],
    ['a page', '<!doctype html>', 'text/html', 'none'],
    ['an image', '\u0089PNG', 'image/png', 'image'],
    ['a format no browser draws', 'II*', 'image/tiff', 'none'],
    ['nothing', '', 'application/pdf', 'none'],
  ])('%s', async (_what, bytes, type, kind) => {
    expect(await detectKind(new Blob([bytes], { type }))).toBe(kind);
  });

  it('opens a PDF as a PDF only', () => {
    expect(withType(new Blob(['%PDF-'], { type: 'text/html' }), 'pdf').type).toBe('application/pdf');
  });
});
