import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BareDatabase, type Owner, openBareDatabase } from '../../test/bare-database.ts';
import { noon } from '../../test/clock.ts';
import { diagnoses } from '../areas/diagnoses/diagnoses.kind.ts';
import { links } from '../areas/links/links.kind.ts';
import { timestamp } from '../clock.ts';
import type { Session } from '../contract/session.ts';
import { type Scope, scopes } from '../policy/acting.ts';
import { lifeCycle } from './life-cycle.ts';

const clock = () => noon + 1000;
const deletion = timestamp(noon);

let bare: BareDatabase;
let owner: Owner;
beforeAll(async () => {
  bare = await openBareDatabase();
});
afterAll(() => bare.close());
beforeEach(async () => {
  owner = await bare.addPerson();
});

/** The owner's session, or that of a caregiver with a grant. */
const requestOf = (scope?: Scope) => {
  const session: Session = {
    tokenHash: '',
    id_utente: owner.author_id,
    id_paziente: owner.id_paziente,
    id_proprietario: owner.author_id,
    expiresAt: '',
    ...(scope && { grant: { id_delega: 1, scope, isParent: scope === 'parent' } }),
  };
  return { session, requireFeature: async () => {}, ifMatch: undefined, audit: () => {} };
};

async function addDiagnosis(deleted_at: string | null) {
  const content = {
    diagnosi_stato: '0' as const,
    tipo_diagnosi: 'Diagnosi' as const,
    diagnosi_patologia: 'Artrite',
    careprovider: 'Anna Base',
    diagnosi_inserimento: '2026-03-01',
  };
  const row = await diagnoses.insert(bare.database, owner, content, noon, 4);
  if (deleted_at === null) return row;
  return diagnoses.update(bare.database, row, { deleted_at }, noon);
}

type Asked = Omit<Parameters<ReturnType<typeof lifeCycle>['change']>[1], 'id' | 'content'>;

/** Returns the roles that may change a diagnosis of level 4 like this. */
async function findAllowed(asked: Asked, before: string | null = null): Promise<string[]> {
  const { change } = lifeCycle({ database: bare.database, clock }, diagnoses);
  const allowed: string[] = [];
  for (const scope of [undefined, ...scopes]) {
    const row = await addDiagnosis(before);
    if (row === undefined) throw new Error('The diagnosis was not deleted.');
    const content = () => ({ diagnosi_patologia: 'Gotta' });
    const answer = await change(requestOf(scope), { id: row.id_diagnosi, content, ...asked }).catch(
      (error: unknown) => error,
    );
    const after = await diagnoses.find(bare.database, owner.id_paziente, row.id_diagnosi);
    if (after?.diagnosi_patologia === 'Gotta') allowed.push(scope ?? 'owner');
    else {
      expect(answer).toMatchObject({ status: 403, code: 'outside-grant' });
      expect(after).toEqual(row);
    }
  }
  return allowed;
}

const everybody = ['owner', ...scopes];
const owners = ['owner', 'parent'];

// covers P-26
test.each([
  ['new content', everybody, {}],
  ['new content with the same level', everybody, { level: 4 }],
  ['another level', owners, { level: 1 }],
  ['a level that was in effect before', everybody, { level: 1, keepsVisibility: true }],
  ['a deletion', owners, { deleted_at: deletion }],
  ['a deletion, with a level that was in effect before', owners, { deleted_at: deletion, keepsVisibility: true }],
  ['new content, repeating that the record is not deleted', everybody, { deleted_at: null }],
] satisfies [string, string[], Asked][])('%s is saved for %j only', async (_, allowed, asked) => {
  expect(await findAllowed(asked)).toEqual(allowed);
});

// covers C-36
test('only the owner and parents restore a record, and deleting again is not a deletion', async () => {
  expect(await findAllowed({ deleted_at: null }, deletion)).toEqual(owners);
  expect(await findAllowed({ deleted_at: timestamp(noon + 500) }, deletion)).toEqual(everybody);
});

test('a level of a kind without levels shares nothing', async () => {
  const content = { name: 'Emicrania', link: 'https://www.example.org/', descrizione: '', type: '' };
  const { linkid: id } = await links.insert(bare.database, owner, content, noon);
  const { change } = lifeCycle({ database: bare.database, clock }, links);
  const changed = await change(requestOf('full'), { id, level: 1, content: () => ({ name: 'Cefalea' }) });
  expect(changed).toMatchObject({ linkid: id, name: 'Cefalea' });
});
