import { describe, expect, it } from 'vitest';
import { detectKind, withType } from './detect-kind.ts';

describe('detectKind', () => {
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

  it('opens only real PDFs as PDF', () => {
    expect(withType(new Blob(['%PDF-'], { type: 'text/html' }), 'pdf').type).toBe('application/pdf');
  });
});
