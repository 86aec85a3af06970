import { compactDecrypt } from 'jose';
import { describe, expect, test } from 'vitest';
import { diagnosis, exam, recordWith, therapy, visit } from '../../../test/sample-record.ts';
import type { Body } from '../../contract/handlers.ts';
import { sharing } from '../../kinds.ts';
import { prepareShare } from './prepare.ts';

const patientId = 7;
const key = Buffer.alloc(32, 3);
const record = recordWith({
  esami: [exam(1, 'Emocromo', 1), exam(2, 'Biopsia', 4)],
  diagnosi: [diagnosis(1, 'Artrite', 1)],
  terapie: [therapy(1, 'Aspirina', 1, 4)],
  visite: [visit(1, 'urgenza')],
});
const doctor = {
  assegnazione_confidenzialita: 4,
  visibility: 2,
  tags: [],
  eccezioni: [],
  care_provider: { fullname: 'Anna Base' },
};

let printed: { titles: string[]; extract: boolean; language: string }[] = [];
const app = {
  clock: () => Date.parse('2026-03-21T12:00:00.000Z'),
  timeZone: 'Europe/Rome',
  records: { readNamed: async () => ({ record, centres: new Map(), medicines: new Map() }), ...sharing },
  doctors: { findAssociation: async (_: number, id: number) => (id === 5 ? doctor : undefined) },
  async printReport(report: Parameters<Parameters<typeof prepareShare>[0]['printReport']>[0]) {
    const titles = sharing.partsOf(report.record).map(({ titolo }) => titolo);
    printed.push({ titles, extract: report.extract, language: report.language });
    return Buffer.from('%PDF of the report');
  },
} satisfies Parameters<typeof prepareShare>[0];

type ShareRequest = Body<'createShare'>;
const request = (more: Partial<ShareRequest>) =>
  ({ etichetta: 'Per il cardiologo', contenuti: ['fhir'], ore_di_validita: 1, ...more }) as ShareRequest;

async function prepare(more: Partial<ShareRequest>) {
  printed = [];
  const { sealed, ...prepared } = await prepareShare(app, { patientId, request: request(more), key });
  const opened = await Promise.all(
    sealed.map(async (bytes) => {
      const { plaintext } = await compactDecrypt(Buffer.from(bytes).toString('ascii'), key);
      return JSON.parse(new TextDecoder().decode(plaintext));
    }),
  );
  return { ...prepared, opened };
}

describe('a link to areas', () => {
  // covers P-26
  test('contains the records of the selected areas up to the level and lists them', async () => {
    const { level, shown, opened } = await prepare({ aree: ['exams', 'visits'], id_livello_confidenzialita: 3 });
    expect([level, shown]).toEqual([3, [{ tipo: 'exam', id_record: 1 }]]);
    expect(opened).toMatchObject([{ resourceType: 'Bundle' }]);
    const text = JSON.stringify(opened);
    expect(text).toContain('Emocromo');
    for (const hidden of ['Biopsia', 'Artrite', 'Aspirina', 'urgenza']) expect(text).not.toContain(hidden);
    expect(printed).toEqual([]);
  });

  test('defaults to level 1, Italian and no areas', async () => {
    const { level, shown } = await prepare({ aree: ['exams'], contenuti: ['pdf'] });
    expect([level, shown]).toEqual([1, [{ tipo: 'exam', id_record: 1 }]]);
    expect(printed).toEqual([{ titles: ['Emocromo'], extract: true, language: 'it' }]);
    expect(await prepare({ id_livello_confidenzialita: 6, lingua: 'en', contenuti: ['pdf'] })).toMatchObject({
      shown: [],
    });
    expect(printed).toEqual([{ titles: [], extract: true, language: 'en' }]);
  });

  test('contains document and PDF, or the selected one', async () => {
    const kinds = async (contenuti: ShareRequest['contenuti']) =>
      (await prepare({ aree: ['exams'], contenuti })).opened.map(({ resourceType }) => resourceType);
    expect(await kinds(['pdf', 'fhir'])).toEqual(['Bundle', 'DocumentReference']);
    expect(await kinds(['pdf'])).toEqual(['DocumentReference']);
    expect(await kinds(['fhir'])).toEqual(['Bundle']);
  });

  test('contains the printed PDF', async () => {
    const { opened } = await prepare({ aree: ['exams'], contenuti: ['pdf'] });
    const [{ attachment }] = opened[0].content;
    expect(Buffer.from(attachment.data, 'base64').toString()).toBe('%PDF of the report');
  });
});

describe('a link to the sheet for a visit', () => {
  const voci = [{ tipo: 'therapy' as const, id_record: 1 }];
  const sheet = { voci, motivo: 'tosse', domande: [], id_cpp: 5 };

  // covers P-26
  test('contains the selected lines as the doctor sees them, ignoring areas and level of the request', async () => {
    const body = { visita: sheet, aree: ['exams' as const], id_livello_confidenzialita: 6 as const };
    const { level, shown, opened } = await prepare(body);
    expect([level, shown]).toEqual([4, voci]);
    expect(JSON.stringify(opened)).toContain('Aspirina');
    expect(JSON.stringify(opened)).not.toContain('Emocromo');
  });

  test('contains the visit PDF instead of the full report', async () => {
    const { opened } = await prepare({ visita: sheet, contenuti: ['pdf'] });
    expect(printed).toEqual([]);
    const [{ attachment }] = opened[0].content;
    expect(Buffer.from(attachment.data, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('returns 404 for a line that the doctor may not see', async () => {
    const visita = { ...sheet, voci: [{ tipo: 'exam' as const, id_record: 1 }] };
    await expect(prepare({ visita })).rejects.toMatchObject({ status: 404 });
  });
});
