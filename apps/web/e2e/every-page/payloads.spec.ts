import { readFileSync } from 'node:fs';
import contract from '../../../../openapi/dist/openapi.json' with { type: 'json' };
import { countOf, payloads, textFields, withTexts } from '../../../../tools/lib/payloads.ts';
import { doctor, expect, patient, test } from '../journey.ts';
import { type Records, recordPages, recordsFor } from '../records.ts';

const tree = readFileSync(new URL('../../src/route-tree.gen.ts', import.meta.url), 'utf8');
const pages = [...new Set([...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path))]
  .filter((path) => /^\/(Registro|account|farmacoDetails|calcolatricemedica\/calcoloScores)/.test(path))
  .sort();

interface Operation {
  operationId?: string;
  'x-audit'?: unknown;
  'x-owner'?: { rule: string; ids?: { in: string; name: string; of: string | object; zeroIsNew?: boolean }[] };
  requestBody?: {
    content: {
      'application/json': {
        schema: object;
        example?: unknown;
        examples?: Record<string, { $ref?: string; value?: unknown }>;
      };
    };
  };
}

const examples: Record<string, { value?: unknown }> = contract.components.examples;

/** Operations that create a record, with their example and text fields. */
const createOperations = Object.entries(contract.paths).flatMap(([path, item]) => {
  const operation: Operation | undefined = 'post' in item ? item.post : undefined;
  const media = operation?.requestBody?.content['application/json'];
  if (operation === undefined || media === undefined || !operation['x-audit']) return [];
  const [first] = Object.values(media.examples ?? {});
  const body = media.example ?? examples[first?.$ref?.split('/').at(-1) ?? '']?.value;
  const fields = textFields(contract, media.schema);
  // A share link returns only its URL, and its label is too short for the payloads. An answer needs a proposal.
  const none = fields.length === 0 || ['createShare', 'answerProposal'].includes(operation.operationId ?? '');
  return none ? [] : [{ path, body, fields, ids: operation['x-owner']?.ids ?? [] }];
});

const anamneses: Record<string, string> = { Familiare: 'Fm', Remota: 'Rm', Prossima: 'Pr', Fisiologica: 'Fisiologica' };

/** Returns the user's own id, or 0 for a new record. */
async function idFor(records: Records, kind: string | object, path: string): Promise<number> {
  if (kind === 'patient' || kind === 'sharedPatient') return records.id;
  if (kind === 'therapy' && path === '/api/adverseReaction') {
    const [therapy] = await records.get<{ id_terapie: number }[]>(`/api/getFarmaci/${records.id}/1`);
    return therapy?.id_terapie ?? 0;
  }
  const [, part = ''] = /Anamnesi(\w+)\//.exec(path) ?? [];
  if (part === '') return 0;
  const written = await records.get<{ id_anamnesi_log: number }>(`/api/getAnamnesi${anamneses[part]}/${records.id}`);
  return written.id_anamnesi_log;
}

async function fill(records: Records, office: Records, text: (typeof payloads)[number]): Promise<void> {
  for (const { path, body, fields, ids } of createOperations) {
    let url = path;
    const sent: Record<string, unknown> = { ...withTexts(Object(body), fields, text) };
    // The interactions of the drug are accepted.
    if (path === '/api/farmaci') sent.accetta_interazioni = true;
    // A recipient receives only a few mails per hour.
    if (path === '/api/inviti/dottore') sent.email = `dottore${payloads.indexOf(text)}@libretto.example`;
    for (const { in: place, name, of, zeroIsNew } of ids) {
      const id = await idFor(records, of, path);
      if (place === 'path') url = url.replace(`{${name}}`, String(id));
      else if (id === 0 && zeroIsNew !== true) delete sent[name];
      else if (name in sent || of === 'therapy') sent[name] = id;
    }
    // Doctors write into the records of their patients.
    const author = path.startsWith('/api/assistiti/') ? office : records;
    expect(countOf(await author.post(url, sent), text), url).toBeGreaterThan(0);
  }
}

/** Pages that show all of the texts without opening anything. */
const full = ['/Registro/Farmaci'];

const shown = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');

test.describe('a record full of injection payloads', () => {
  test.use({ user: patient });

  test('shows each as typed and executes none', async ({ page, server }) => {
    test.setTimeout(240_000);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const records = await recordsFor(server.url, patient);
    const office = await recordsFor(server.url, doctor);
    for (const payload of payloads) await fill(records, office, payload);
    const doctors = await records.get<{ data: { id_cpp: number }[] }>(`/api/getAscDoctors/${records.id}`);
    const identifiers: Record<string, string | number> = {
      '/Registro/Dottori/$id': doctors.data[0]?.id_cpp ?? 0,
      ...(await recordPages(records)),
      '/farmacoDetails/$id': 'farm-tachipirina',
    };

    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(`/webui${path.replace(/\$.*/, () => String(identifiers[path]))}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        const text = async () => shown(await page.locator('main').textContent());
        const found = async () => {
          const all = await text();
          return payloads.filter((payload) => all.includes(shown(payload)));
        };
        if (full.includes(path)) await expect.poll(found, path).toEqual([...payloads]);
        // The app's own elements have no inline handlers, and its scripts have a src.
        await expect(page.locator('main :is(script, svg[onload], img[src="x"], b:text-is("a"))')).toHaveCount(0);
      });
    }
    expect(dialogs).toEqual([]);
  });
});
