import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPackageExamples } from '../../../tools/lib/examples.ts';
import { scratchFolder } from './testing/compile.ts';
import { json, problem, type Received, serve } from './testing/server.ts';

const folder = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  // No example contains JSX, and Node runs TypeScript without it only.
  for (const { name, source } of readPackageExamples('api-client')) writeFileSync(join(folder, `${name}.ts`), source);
});

type Answer = Parameters<typeof serve>[0];

/**
 * Runs a program with the exports of an example as `example` and a client as `client`, and returns its result and the
 * requests. `https://libretto.example` is the test server.
 */
async function runExample(name: string, answer: Answer, program = ''): Promise<{ result: unknown; sent: Received[] }> {
  const server = await serve(answer);
  const file = join(folder, `run-${name}.ts`);
  writeFileSync(
    file,
    `import { createClient } from '@libretto/api-client/client';
    const direct = globalThis.fetch;
    globalThis.fetch = async (input) => {
      const request = new Request(input);
      const { method, headers, signal } = request;
      const body = request.body && (await request.arrayBuffer());
      return direct(request.url.replace('https://libretto.example', '${server.url}'), { method, headers, signal, body });
    };
    const client = createClient({ baseUrl: 'https://libretto.example', token: () => 'the-token' });
    const example = await import('./${name}.ts');
    const result = await (async () => { ${program} })();
    console.log(JSON.stringify({ result }));\n`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', file], { cwd: folder });
  return { result: JSON.parse(stdout.trim().split('\n').at(-1) ?? '').result, sent: server.received };
}

const session = { token: 'a'.repeat(43), user: { id_utente: 1 }, expires_at: '2026-03-02T12:00:00.000Z' };

describe('running', () => {
  test('usage', async () => {
    const { sent } = await runExample('usage-0', (response) => json(response, 200, { paziente_nome: 'Anna' }));
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/patient/1' });
  });

  test('session', async () => {
    const steps: string[] = [];
    const { result, sent } = await runExample(
      'session-0',
      (response, { url = '', body }) => {
        steps.push(url);
        const scade = '2026-03-02T10:10:00.000Z';
        if (url === '/api/user/login')
          json(response, 200, { secondo_passo: { sfida: 'b'.repeat(43), scade, metodi: ['totp'] } });
        else if (url === '/api/bozze') json(response, 200, []);
        else if (JSON.parse(body).codice === '287082') json(response, 200, { success: session });
        else problem(response, { status: 401, code: 'wrong-code' });
      },
      `const asked: boolean[] = [];
      await example.start('paziente@libretto.example', 'secret', async (retry) => {
        asked.push(retry);
        return retry ? '287082' : '000000';
      });
      const operations = await import('@libretto/api-client/operations');
      await example.client.call(operations.listDrafts);
      return asked;`,
    );
    expect(result).toEqual([false, true]);
    expect(sent.at(-1)?.headers.authorization).toBe(`Bearer ${session.token}`);
  });

  test('retries', async () => {
    const answers = [503, 200];
    const { result } = await runExample(
      'retries-and-timeouts-0',
      (response) => (answers.shift() === 200 ? json(response, 200, [{}, {}]) : problem(response, { status: 503 })),
      'return example.countDrafts(client);',
    );
    expect(result).toBe(2);
  });

  test.each<[what: string, answer: Answer, result: RegExp]>([
    ['success', (response) => json(response, 200, { aggiornata_il: '2026-03-02T10:00:00.000Z' }), /^Saved at 2026/],
    ['lost connection', (response) => void response.socket?.destroy(), /cannot be reached$/],
    ['throttling', (response) => problem(response, { status: 429 }, { 'retry-after': '30' }), /in 30 seconds$/],
    [
      'invalid field',
      (response) =>
        problem(response, { status: 422, errors: [{ path: '/contenuto', code: 'type', message: 'must be object' }] }),
      /: \/contenuto must be object$/,
    ],
    ['other problem', (response) => problem(response, { status: 409, title: 'Conflict' }), /: Conflict$/],
  ])('errors: %s', async (_what, answer, result) => {
    const program = 'return example.keepDraft(client, {});';
    expect((await runExample('errors-0', answer, program)).result).toMatch(result);
  });

  test('remedies', async () => {
    const { result } = await runExample('errors-1', () => {}, 'return example.explain(new Error("x"));');
    expect(result).toEqual({ it: expect.stringContaining('riprova'), en: expect.stringContaining('try again') });
  });

  test('cancellation', async () => {
    const { result } = await runExample(
      'cancellation-0',
      (response) => json(response, 200, []),
      `return example.search(client, 'Bologna', AbortSignal.abort()).catch(({ name }) => name);`,
    );
    expect(result).toBe('AbortError');
  });

  test('uploads', async () => {
    let ricevuti = 0;
    const { result, sent } = await runExample(
      'uploads-0',
      (response, { method, url, body }) => {
        if (method === 'PUT') ricevuti += Buffer.from(JSON.parse(body).contenuto, 'base64').length;
        if (url === '/api/files') json(response, 200, { id_file: 3 });
        else json(response, 200, { id_caricamento: 7, dimensione: 5, ricevuti, parte: 4 });
      },
      `const fractions = [];
      const file = new File(['hello'], 'a.txt', { type: 'text/plain' });
      const { id_file } = await example.addDocument(client, file, '2026-03-02', (one) => fractions.push(one));
      return { id_file, last: fractions.at(-1) };`,
    );
    expect(result).toEqual({ id_file: 3, last: 1 });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'POST']);
  });

  test('share links', async () => {
    const payload = { url: 'https://libretto.example/api/shl/x', key: 'a'.repeat(43), flag: 'P' };
    const link = `https://libretto.example/webui/share#shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
    const { result, sent } = await runExample(
      'share-links-0',
      (response) => problem(response, { status: 401, code: 'wrong-passcode', remainingAttempts: 4 }),
      `return example.open('${link}', 'Anna', async () => '2468').catch(({ remainingAttempts }) => remainingAttempts);`,
    );
    expect(result).toBe(4);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ recipient: 'Anna', passcode: '2468' });
  });

  test('upload progress', async () => {
    const { result } = await runExample(
      'upload-and-download-progress-0',
      (response) => json(response, 200, {}),
      'const fractions = []; await example.add(client, {}, (one) => fractions.push(one)); return fractions;',
    );
    expect(result).toEqual([1]);
  });

  test('queries', async () => {
    const { result } = await runExample(
      'queries-0',
      () => {},
      `const { createElement } = await import('react');
      const { renderToString } = await import('react-dom/server');
      const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
      let seen;
      const Probe = () => {
        const { entries, save } = example.useNotebook(1);
        seen = { entries: entries.status, save: save.status };
        return null;
      };
      renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Probe)));
      return seen;`,
    );
    expect(result).toEqual({ entries: 'pending', save: 'idle' });
  });
});
