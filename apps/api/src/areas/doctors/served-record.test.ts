import { expect, test } from 'vitest';
import { diagnosis, exam, recordWith, visit } from '../../../test/sample-record.ts';
import { sharing } from '../../kinds.ts';
import { upTo } from '../../policy/visibility.ts';
import { serveRecord } from './served-record.ts';

const record = recordWith({
  diagnosi: [diagnosis(1, 'Artrite', 2), diagnosis(2, 'Psoriasi', 5)],
  esami: [exam(3, 'Emocromo', 4, { allegati: ['aperto.txt', 'chiuso.txt'], id_allegati: [11, 12] })],
  attachments: new Map([
    [11, { level: 1, tags: [] }],
    [12, { level: 5, tags: [] }],
  ]),
  visite: [visit(4, 'urgenza')],
});

// covers P-26
test('serves only what the association allows and lists the served records for the log', () => {
  const { json, shown } = serveRecord(sharing, upTo(4), record);
  const text = new TextDecoder().decode(json);
  expect(JSON.parse(text)).toEqual(sharing.share(upTo(4), record).cartella);
  for (const hidden of ['Psoriasi', 'chiuso.txt', 'urgenza', 'Via Verdi']) expect(text).not.toContain(hidden);
  expect(shown).toEqual([
    { tipo: 'exam', id_record: 3 },
    { tipo: 'file', id_record: 11 },
    { tipo: 'diagnosis', id_record: 1 },
  ]);
});
