import { describe, expect, it } from 'vitest';
import { checkFile, type FileFacts, type FileRules } from './check-file.ts';

const file = (name: string, type: string, size = 1000): FileFacts => ({ name, type, size, lastModified: 1 });
const rules: FileRules = {
  accept: [
    { label: 'PDF', types: ['application/pdf'] },
    { label: 'foto', types: ['image/*'] },
    { label: 'DICOM', types: ['.dcm'] },
  ],
  maxBytes: 25_000_000,
  maxFiles: 2,
};

describe('checkFile', () => {
  it.each([
    ['a PDF', file('referto.pdf', 'application/pdf'), undefined],
    ['a photo of any kind', file('neo.heic', 'image/heic'), undefined],
    // Windows reports no MIME type for it.
    ['a DICOM by its ending, whatever its case', file('TORACE.DCM', ''), undefined],
    ['a program', file('a.exe', 'application/x-msdownload'), 'type'],
    ['a second extension after an accepted one', file('a.dcm.exe', ''), 'type'],
    ['a type that only begins like an accepted one', file('a', 'application/pdf-x'), 'type'],
    ['an empty one', file('a.pdf', 'application/pdf', 0), 'empty'],
    ['exactly the largest', file('a.pdf', 'application/pdf', 25_000_000), undefined],
    ['a byte more', file('a.pdf', 'application/pdf', 25_000_001), 'size'],
  ])('%s', (_what, one, problem) => {
    expect(checkFile(one, [], rules)).toBe(problem);
  });

  it('refuses duplicates and files above the limit', () => {
    const first = file('a.pdf', 'application/pdf');
    expect(checkFile({ ...first }, [first], rules)).toBe('duplicate');
    expect(checkFile({ ...first, lastModified: 2 }, [first], rules)).toBeUndefined();
    expect(checkFile(file('c.pdf', 'application/pdf'), [first, file('b.pdf', 'application/pdf')], rules)).toBe('count');
  });

  it('accepts every kind without a rule', () => {
    expect(checkFile(file('a.xyz', ''), [], {})).toBeUndefined();
  });
});
