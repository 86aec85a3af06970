import { expect, it } from 'vitest';
import { describePage, describePending, nameOf, readPendingFile } from './pending-file.ts';

const pending = {
  ...{ id_indagine: 12, titolo: 'RM ginocchio', file_nome: 'RM ginocchio 26-11-2026.jpg', type: 'foto' as const },
  ...{ giorno: '2026-11-26', livello: 5 },
};

it('reads the description of a file from a draft, without anything else', () => {
  expect(readPendingFile({ ...pending, altro: 1 })).toEqual(pending);
  expect(readPendingFile({ ...pending, id_indagine: null })).toEqual({ ...pending, id_indagine: null });
  expect(readPendingFile({ ...pending, livello: 7 })).toBeUndefined();
  expect(readPendingFile({ ...pending, type: 'altro' })).toBeUndefined();
  expect(readPendingFile({})).toBeUndefined();
});

it('attaches the file to its exam with its level, or describes it alone', () => {
  const own = { id_file: 0, type: 'foto', file_commento: '', id_livello_confidenzialita: 5 };
  expect(describePending(pending)).toEqual({ ...own, id_indagine: 12, created_at: '2026-11-26' });
  expect(describePending({ ...pending, id_indagine: null })).toEqual({ ...own, data_rilievo: '2026-11-26' });
});

it('names photos by what they show, and leaves the names of chosen files', () => {
  const day = '2026-03-09';
  expect(nameOf({ name: 'image.JPG', type: 'image/jpeg' }, true, 'RM ginocchio', day)).toBe(
    'RM ginocchio 09-03-2026.JPG',
  );
  expect(nameOf({ name: 'image', type: 'image/png' }, true, 'Ricetta', day)).toBe('Ricetta 09-03-2026.png');
  expect(nameOf({ name: 'Lettera.pdf', type: 'application/pdf' }, false, 'Ricetta', day)).toBe('Lettera.pdf');
});

it('sends further pages to the place of the first one, each with its number and kind', async () => {
  const image = new File([''], 'image.jpg', { type: 'image/jpeg' });
  expect(await describePage(pending, image, true, 2)).toEqual({
    ...pending,
    file_nome: 'RM ginocchio 26-11-2026 (2).jpg',
  });
  const letter = new File(['%PDF-1.4'], 'Lettera.pdf', { type: 'application/pdf' });
  expect(await describePage({ ...pending, id_indagine: null }, letter, false, 2)).toEqual({
    ...{ ...pending, id_indagine: null },
    ...{ titolo: 'Lettera.pdf', file_nome: 'Lettera.pdf', type: 'documento' },
  });
});
