import { expect, test } from 'vitest';
import { readAdminSearch } from './admin-search.ts';

test('keeps what filters, sorts or pages a list', () => {
  const search = { licenza: '7', stato: 'inattivi', ordine: 'tipo', verso: 'desc', pagina: '3' };
  expect(readAdminSearch(search)).toEqual({ ...search, licenza: 7, pagina: 3 });
  for (const licenza of ['nessuna', 'in-scadenza']) expect(readAdminSearch({ licenza })).toEqual({ licenza });
});

test('leaves out what every list starts with, and what is no filter', () => {
  const none = { licenza: '-1', stato: 'tutti', ordine: 'nome', verso: 'asc', pagina: '1', search: 'Ada' };
  expect(readAdminSearch(none)).toEqual({});
  expect(readAdminSearch({ licenza: 'altro', ordine: 'email', pagina: '1.5' })).toEqual({});
});
