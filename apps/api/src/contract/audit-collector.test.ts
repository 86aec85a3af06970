import { describe, expect, test } from 'vitest';
import { operations } from '../../test/operations.ts';
import { makeServer, noon, onBothDatabases } from '../../test/server.ts';
import { visits } from '../areas/visits/visits.kind.ts';
import { AuditCollector } from './audit-collector.ts';
import type { Call, Handlers } from './handlers.ts';
import { requirePatientId } from './session.ts';

const created = { azione: 'created', tipo: 'visit', id_record: 3 } as const;

const saying = (words: string) => expect.objectContaining({ cause: expect.stringContaining(words) });

describe('the report of a handler', () => {
  test('must be a single event of the declared kind', () => {
    const statement = new AuditCollector({ id: 'saveVisit', audited: 'visit' });
    expect(() => statement.event).toThrow(saying('saveVisit does not report its change'));
    expect(() => statement.add({ ...created, tipo: 'link' })).toThrow(saying('saveVisit reports a link'));
    statement.add(created);
    expect(() => statement.add(created)).toThrow(saying('saveVisit reports its change twice'));
    expect(statement.event).toEqual(created);
  });

  test('must be absent if the contract declares no change', () => {
    const statement = new AuditCollector({ id: 'listVisits', audited: undefined });
    expect(() => statement.add(created)).toThrow(saying('listVisits reports a visit'));
    expect(statement.event).toBeUndefined();
  });
});

const content = {
  visita_data: '2026-03-12',
  visita_motivazione: 'Controllo',
  visita_osservazioni: 'Nulla',
  visita_conclusioni: 'Continuare',
};

onBothDatabases('a change', (kind) => {
  const saving = (tell: (call: Call<'saveVisit'>, id: number) => void) =>
    makeServer(kind, {
      change({ database }) {
        const silent = Object.fromEntries(operations.map(({ id }) => [id, async () => undefined]));
        const saveVisit: Handlers['saveVisit'] = async (call) => {
          const owner = { id_paziente: requirePatientId(call.session), author_id: call.session.id_utente };
          const row = await visits.insert(database, owner, content, noon);
          tell(call, row.id_visita);
          return visits.show(database, row);
        };
        return { handlers: { ...silent, saveVisit } as never };
      },
    });

  test.each<[string, number, Parameters<typeof saving>[0]]>([
    ['of which nothing is said', 0, () => {}],
    ['that is called one of another kind', 0, ({ audit }, id) => audit({ ...created, tipo: 'link', id_record: id })],
    ['that is told', 1, ({ audit }, id) => audit({ ...created, id_record: id })],
  ])('%s is committed with its audit entry or not at all', async (_, kept, tell) => {
    const server = await saving(tell);
    const { token } = await server.person();
    const { status } = await server.call('POST', '/api/salva/visite/0', { token, body: content });
    const rows = await server.database.selectFrom('visite').select('id_visita as id').execute();
    const lines = await server.database.selectFrom('audit').select('id_record as id').execute();
    await server.close();
    expect([status, rows.length, lines]).toEqual([kept === 1 ? 200 : 500, kept, rows]);
  });
});
