import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countOf, payloads, textFields, withTexts } from '../../../tools/lib/payloads.ts';
import { document } from '../src/contract/document.ts';
import { features } from '../src/policy/features.ts';
import { operations } from './own-records.ts';
import { buildSample, toUrl } from './requests.ts';
import { makeServer, type Person, type TestServer } from './server.ts';

const writing = operations
  // The only text of a share link is too short for the payloads.
  .filter(({ audited, id }) => audited !== undefined && id !== 'createShare')
  .map((operation) => ({ operation, fields: textFields(document, operation.body?.schema ?? {}) }))
  .filter(({ fields }) => fields.length > 0);

describe('malicious text', () => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await makeServer('sqlite');
    person = await server.person(features);
  });
  afterAll(() => server.close());
  const get = (path: string) => server.call('GET', path, { token: person.token });

  test.each(writing.map(({ operation, fields }) => [operation.id, operation, fields] as const))(
    '%s stores it unchanged, and rejects endless text',
    async (_, operation, fields) => {
      const send = async (somebody: Person, text: string) => {
        const sample = await buildSample(server, somebody, operation);
        const { token } = somebody;
        const body = withTexts(sample.body, fields, text);
        return server.call(operation.method, toUrl(operation, sample), { token, body });
      };
      expect([413, 422]).toContain((await send(person, 'x'.repeat(100_000))).status);
      for (const payload of payloads) {
        const somebody = payload === payloads[0] ? person : await server.person(features);
        const answer = await send(somebody, payload);
        expect([answer.status, answer.body.errors]).toEqual([operation.success, undefined]);
        expect(countOf(answer.body, payload)).toBeGreaterThan(0);
      }
    },
  );

  test('is neither markup in the FHIR summary nor a line in a calendar', async () => {
    const fhir = await get('/api/getFhirData');
    expect(fhir.status).toBe(200);
    const narratives: string[] = [];
    JSON.parse(fhir.text, (name, value) => (name === 'div' ? narratives.push(value) : value));
    expect(narratives.length).toBeGreaterThan(3);
    expect(narratives.join()).toContain('&#60;script');
    expect(narratives.join()).not.toMatch(/<(script|img|svg)\b/);
    const calendar = await get(`/api/promemoriaTerapie/${person.id_utente}?nomi=true`);
    expect(calendar.status).toBe(200);
    const name = /^[A-Z][A-Z0-9-]*[;:]/;
    for (const line of calendar.text.split('\r\n').filter(Boolean))
      expect(line.startsWith(' ') || name.test(line)).toBe(true);
  });

  test.each(['downloadReport', 'downloadEmergenza', 'downloadEsami', 'downloadTerapie'])(
    '%s contains no scripts or actions',
    async (name) => {
      const answer = await get(`/api/${name}/${person.id_utente}`);
      expect(answer.status).toBe(200);
      expect(answer.text.startsWith('%PDF')).toBe(true);
      expect(answer.text).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm)\b/);
    },
  );
});
