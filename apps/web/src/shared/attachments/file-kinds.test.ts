import { expect, test } from 'vitest';
import { guessKind, isDicom, truncateFileName } from './file-kinds.ts';

test('shortens a long name without losing the extension or splitting a character', () => {
  expect(truncateFileName('Referto.pdf')).toBe('Referto.pdf');
  expect(truncateFileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
  expect(truncateFileName('a'.repeat(300))).toBe('a'.repeat(200));
  expect(truncateFileName(`${'a'.repeat(195)}🩺🩺🩺.pdf`)).toBe(`${'a'.repeat(195)}.pdf`);
});

test.each([
  ['Neo.JPG', 'image/jpeg', 'foto'],
  ['IMG_0001.heic', '', 'foto'],
  ['Passi.mov', 'video/quicktime', 'Video'],
  ['Respiro.m4a', 'audio/mp4', 'registrazione'],
  ['TC.dcm', '', 'dicom'],
  ['TC', 'application/dicom', 'dicom'],
  ['Holter.edf', '', 'esamistrumentali'],
  ['tracciato.scp', 'application/octet-stream', 'esamistrumentali'],
  ['Referto.pdf', 'application/pdf', 'documento'],
  ['Lettera.docx', '', 'documento'],
  ['Diario.txt', 'text/plain', 'documento'],
  ['Kardia 2026.pdf', 'application/pdf', 'kardia'],
  // Only a PDF can be a Kardia trace.
  ['kardia.png', 'image/png', 'foto'],
  ['dati.bin', 'application/octet-stream', undefined],
])('%s of type «%s» is most likely %s', (name, type, kind) => {
  expect(guessKind({ name, type })).toBe(kind);
});

test('detects a DICOM file by its content', async () => {
  const preamble = new Uint8Array(128);
  expect(await isDicom(new Blob([preamble, 'DICM', new Uint8Array(64)]))).toBe(true);
  expect(await isDicom(new Blob([preamble, 'DIC']))).toBe(false);
  expect(await isDicom(new Blob(['DICM', preamble]))).toBe(false);
  expect(await isDicom(new Blob([]))).toBe(false);
});
