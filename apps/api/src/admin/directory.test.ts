import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type TestServer } from '../../test/server.ts';
import { centres, doctors } from './directory.ts';

onBothDatabases('doctors and centres of the admin command', (kind) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await makeServer(kind);
    folder = mkdtempSync(join(tmpdir(), 'libretto-directory-'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    for (const table of ['care_providers', 'centri_indagini'] as const)
      await server.database.deleteFrom(table).execute();
  });

  const run = (...args: string[]) => doctors(server.parts, args);
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const lastLog = () =>
    server.database.selectFrom('registro_admin').selectAll().orderBy('id', 'desc').executeTakeFirst();

  test('adds, lists, deactivates and activates', async () => {
    const added = await run('add', '--fullname', 'Vera Rossi', '--cpp_localita_iscrizione', 'Parma');
    const [, id = ''] = /^Added (\d+)/.exec(added) ?? [];
    expect(await lastLog()).toMatchObject({ azione: 'medico', id_oggetto: Number(id), id_utente: 0 });
    expect(await run('list', 'vera')).toContain('Vera Rossi');
    expect(await run('list', 'luca')).toBe('0 doctors');
    expect(await run('deactivate', id)).toBe('Vera Rossi is no longer active.');
    expect(await run('list')).toMatch(/^ +\d+ {2}- {2}Vera Rossi/);
    expect(await lastLog()).toMatchObject({ azione: 'medico-stato', dopo: 'non attivo' });
    expect(await run('activate', id)).toBe('Vera Rossi is active.');
    await expect(run('deactivate', '0')).rejects.toThrow("There is no entry with the id '0'.");
    await expect(run('add', '--fullname', 'Vera Rossi', '--cpp_localita_iscrizione', 'PARMA')).rejects.toThrow(
      'The directory has the same entry.',
    );
    await expect(run('add', '--fullname', 'Luca')).rejects.toThrow('--cpp_localita_iscrizione');
  });

  test('imports a file after reporting its errors', async () => {
    const csv = file('a.csv', 'fullname,cpp_localita_iscrizione,email\nVera Rossi,Parma,\nLuca Neri,Parma,no\n');
    expect(await run('import', csv, '--dry-run')).toBe(
      'Line 3 (Luca Neri): email is not an email address\n' +
        'Would import 2 lines: 1 new, 0 changed, 0 unchanged, 1 in error.',
    );
    await expect(run('import', csv)).rejects.toThrow('Nothing was imported.');
    expect(await run('list')).toBe('0 doctors');
    expect(await run('import', csv, '--skip-errors')).toContain('Imported 2 lines: 1 new');
    expect(await run('list')).toContain('Vera Rossi');
    await expect(run('import', join(folder, 'none.csv'))).rejects.toThrow('cannot be read');
  });

  test('reads files in the encoding of Windows spreadsheets', async () => {
    // "Nicolò" in windows-1252.
    const bytes = Buffer.from('fullname;cpp_localita_iscrizione\r\nNicol\xf2 Verdi;Forl\xec\r\n', 'latin1');
    await run('import', file('b.csv', bytes));
    expect(await run('list')).toContain('Nicolò Verdi');
  });

  test('exports what can be imported', async () => {
    const add = (...args: string[]) => centres(server.parts, ['add', ...args]);
    await add('--centro_tipologia', '3', '--centro_nome', 'San Rocco', '--telefono', '+39 0521 123456');
    await expect(add('--centro_tipologia', '4', '--centro_nome', 'X')).rejects.toThrow('--centro_tipologia');
    const path = join(folder, 'centres.csv');
    expect(await centres(server.parts, ['export', path])).toBe(`${path} is written.`);
    expect(readFileSync(path, 'utf8')).toContain(";'+39 0521 123456;");
    expect(await centres(server.parts, ['import', path])).toContain('0 new, 0 changed, 1 unchanged');
  });

  test('prints its usage', async () => {
    await expect(run()).rejects.toThrow('Usage: npm run admin -- doctors <command>');
    await expect(run('list', 'x').then(() => run('import', 'a', '--wrong'))).rejects.toThrow("'--wrong'");
  });
});
