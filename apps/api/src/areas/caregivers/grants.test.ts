import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BareDatabase, type Owner, openBareDatabase } from '../../../test/bare-database.ts';
import { noon } from '../../../test/clock.ts';
import type { Caregivers } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { insertInvitation } from '../session/invitations/invitations.repository.ts';
import { ownsGrant, ownsReceivedGrant } from './caregivers.routes.ts';
import { caregiversService } from './caregivers.service.ts';
import {
  closeGrant,
  countChildren,
  countOnlyChildren,
  findGrant,
  type Grant,
  insertGrant,
  isOpen,
  listGrants,
  listReceived,
  type Moment,
  stateAt,
  toReceivedGrant,
} from './grants.repository.ts';

const dayMs = 86_400_000;
const email = 'figlia@libretto.example';
const status = (code: number) => expect.objectContaining({ status: code });
const conflict = (code: string, why: string) =>
  expect.objectContaining({ status: 409, code, options: { detail: expect.stringContaining(why) } });
const answered = conflict('answered', 'no longer waiting');

let bare: BareDatabase;
let database: Database;
let service: Caregivers;
let now = noon;
let owner: Owner;
let caregiver: Owner;
let other: Owner;
let events: object[] = [];

beforeAll(async () => {
  bare = await openBareDatabase();
  ({ database } = bare);
  service = caregiversService({
    ...{ clock: () => now, database, timeZone: 'Europe/Rome' },
    audit: { append: async (_, event) => void events.push(event) },
  });
});
afterAll(() => bare.close());
beforeEach(async () => {
  now = noon;
  events = [];
  [owner, caregiver, other] = [await bare.addPerson(), await bare.addPerson('Pia'), await bare.addPerson('Ugo')];
});

const today: Moment = { now: noon, day: '2026-03-21' };

const terms = { ambito: 'lettura', tipo: 'parente', dal: '2026-03-21', fino_al: null, stato: 'attiva' } as const;
const add = (change: Partial<Grant> = {}, to = caregiver) => {
  const { id_paziente, author_id } = owner;
  const people = { id_paziente, id_utente: to.author_id, id_delegante: author_id, id_invito: null };
  const accepted = { nome: 'Pia', email, colore: 1, accepted_at: timestamp(noon) };
  return insertGrant(database, { ...people, ...accepted, ...terms, ...change }, noon);
};
const change = (id: number, values: Partial<Grant>) =>
  database.updateTable('deleghe').set(values).where('id_delega', '=', id).execute();
const invite = async (to = caregiver, more: Partial<Grant> = {}) => {
  const id_invito = await insertInvitation(
    database,
    { tipo: 'delega', email, lingua: 'it', id_invitante: owner.author_id, id_paziente: owner.id_paziente },
    noon,
  );
  return add({ id_utente: null, stato: 'invitata', accepted_at: null, colore: null, id_invito, ...more }, to);
};
const row = async (id: number) => {
  const found = await findGrant(database, id);
  if (found === undefined) throw new Error('The grant is missing.');
  return found;
};
const setBirth = (paziente_nascita: string, dormiente: 0 | 1 = 1) =>
  Promise.all([
    database.updateTable('pazienti').set({ paziente_nascita }).where('id_paziente', '=', owner.id_paziente).execute(),
    database.updateTable('utenti').set({ dormiente }).where('id_utente', '=', owner.author_id).execute(),
  ]);
const sessionOf = ({ id_paziente, author_id }: Owner): Session => ({
  ...{ tokenHash: 'a1', id_utente: author_id, id_paziente, id_proprietario: author_id },
  expiresAt: timestamp(noon + dayMs),
});
const act = (who = caregiver, target = owner) => service.act(sessionOf(who), target.id_paziente);

// covers P-26
describe('a session on the record of another person', () => {
  test('has its grant, and stays that of the caregiver', async () => {
    const id_delega = await add({ ambito: 'quotidiano' });
    expect(await act()).toEqual({
      ...sessionOf(caregiver),
      ...{ id_paziente: owner.id_paziente, id_proprietario: owner.author_id },
      grant: { id_delega, scope: 'daily', isParent: false },
    });
  });

  test('is of a parent with a parental grant', async () => {
    await setBirth('2018-05-04');
    await add({ ambito: 'genitore', tipo: 'genitore' });
    expect(await act()).toMatchObject({ grant: { scope: 'parent', isParent: true } });
  });

  test('is only for the person and the record of the grant', async () => {
    await add();
    expect(await act(other)).toBeUndefined();
    expect(await act(caregiver, other)).toBeUndefined();
    expect(await act(owner, caregiver)).toBeUndefined();
  });

  test.each([
    { stato: 'invitata' },
    { stato: 'rifiutata' },
    { stato: 'revocata' },
    { stato: 'terminata' },
    { dal: '2026-03-22' },
    { fino_al: '2026-03-20' },
  ] as const)('does not exist with %o', async (terms) => {
    await add({ ...terms, ...('fino_al' in terms && { dal: '2026-03-01' }) });
    expect(await act()).toBeUndefined();
  });

  test('lasts until midnight of the last day in the time zone', async () => {
    await add({ fino_al: '2026-03-22' });
    now = Date.parse('2026-03-22T22:59:59.999Z');
    expect(await act()).toBeDefined();
    now += 1;
    expect(await act()).toBeUndefined();
  });

  test('comes from the active grant among earlier ones', async () => {
    await add({ stato: 'revocata' });
    const id_delega = await add({ ambito: 'completo' });
    await add({ stato: 'terminata' });
    expect(await act()).toMatchObject({ grant: { id_delega, scope: 'full' } });
  });
});

// covers P-26
describe('the header with the record', () => {
  const actFor = (text: string, who = caregiver) => service.actFor(sessionOf(who), text);

  test('names another person, or the own record without a grant', async () => {
    await add();
    expect(await actFor(String(owner.id_paziente))).toMatchObject({ id_paziente: owner.id_paziente });
    expect(await actFor(String(caregiver.id_paziente))).toEqual(sessionOf(caregiver));
    await expect(actFor(String(other.id_paziente))).rejects.toEqual(status(404));
  });

  test('is an ID and nothing else', async () => {
    await add();
    const id = String(owner.id_paziente);
    for (const text of ['', '0', `0${id}`, `+${id}`, `-${id}`, ` ${id}`, `${id} `, `${id}.0`, `${id}e0`, `${id}x`, 'x'])
      await expect(actFor(text), text).rejects.toEqual(status(404));
    for (const text of ['2147483648', '99999999999', `${id},${id}`, 'undefined', 'NaN'])
      await expect(actFor(text), text).rejects.toEqual(status(404));
    const unregistered = { ...sessionOf(caregiver), id_paziente: undefined };
    await expect(service.actFor(unregistered, 'undefined')).rejects.toEqual(status(404));
    // The largest ID of a column, and more than one digit.
    const own = { ...sessionOf(caregiver), id_paziente: 2_147_483_647 };
    expect(await service.actFor(own, '2147483647')).toBe(own);
    const beyond = { ...own, id_paziente: 2_147_483_648 };
    await expect(service.actFor(beyond, '2147483648')).rejects.toEqual(status(404));
  });
});

// covers P-26
describe('an access', () => {
  const confirmed = async () => {
    const session = await act();
    if (session === undefined) throw new Error('No grant.');
    return session;
  };

  test('is in the audit once a day, by the caregiver', async () => {
    const id_delega = await add();
    const session = await confirmed();
    await Promise.all([service.confirmAccess(session), service.confirmAccess(session)]);
    const transaction = vi.spyOn(database, 'transaction');
    await service.confirmAccess(session);
    expect(transaction).not.toHaveBeenCalled();
    transaction.mockRestore();
    const entry = {
      ...{ id_paziente: owner.id_paziente, id_utente: caregiver.author_id, at: timestamp(noon) },
      ...{ kind: 'caregiver', id_record: id_delega, action: 'read' },
    };
    expect(events).toEqual([entry]);
    expect(await row(id_delega)).toMatchObject({ letta_il: '2026-03-21' });
    now += dayMs;
    await service.confirmAccess(session);
    expect(events).toEqual([entry, { ...entry, at: timestamp(now) }]);
  });

  test('counts for its own grant', async () => {
    const [earlier, id] = [await add({ stato: 'terminata' }), await add()];
    await service.confirmAccess(await confirmed());
    expect(await Promise.all([row(earlier), row(id)])).toMatchObject([{ letta_il: null }, { letta_il: '2026-03-21' }]);
  });

  test('is refused when the grant has ended, or another has taken its place', async () => {
    const id = await add();
    const session = await confirmed();
    await change(id, { stato: 'revocata' });
    await expect(service.confirmAccess(session)).rejects.toEqual(status(404));
    await add();
    await expect(service.confirmAccess(session)).rejects.toEqual(status(404));
    await expect(service.confirmAccess(sessionOf(caregiver))).rejects.toEqual(status(404));
    expect(events).toEqual([]);
  });

  test('continues with a smaller scope', async () => {
    await setBirth('2018-05-04');
    await add({ ambito: 'genitore', tipo: 'genitore' });
    const session = await confirmed();
    await setBirth('1980-05-04');
    await expect(service.confirmAccess(session)).resolves.toBeUndefined();
  });
});

// covers P-26
describe('accepting an invitation', () => {
  const accept = (id: number, { author_id } = caregiver) => service.accept(database, id, author_id);

  test('gives access to the user who accepts', async () => {
    const id = await invite();
    const bystander = await invite(other);
    expect(await accept(id)).toMatchObject({ id_delega: id, id_paziente: owner.id_paziente });
    expect(await row(id)).toMatchObject({
      ...{ stato: 'attiva', id_utente: caregiver.author_id, colore: 1, accepted_at: timestamp(noon) },
    });
    expect(await act()).toMatchObject({ grant: { id_delega: id } });
    expect(await row(bystander)).toMatchObject({ stato: 'invitata', id_utente: null, accepted_at: null });
  });

  test('is possible once, while the invitation waits', async () => {
    const id = await invite();
    await accept(id);
    await expect(accept(id)).rejects.toEqual(answered);
    await expect(accept(id, other)).rejects.toEqual(answered);
    await expect(accept(99_999)).rejects.toEqual(answered);
    const late = await invite(other);
    now += 14 * dayMs;
    await expect(accept(late, other)).rejects.toEqual(answered);
    expect(await row(late)).toMatchObject({ stato: 'invitata' });
  });

  test('by two users at once succeeds for one', async () => {
    const id = await invite();
    const both = await Promise.allSettled([accept(id), accept(id, other)]);
    expect(both.map((one) => (one.status === 'rejected' ? one.reason : 'accepted'))).toEqual(
      expect.arrayContaining(['accepted', answered]),
    );
  });

  test('is not for the own record', async () => {
    await expect(accept(await invite(), owner)).rejects.toEqual(conflict('own-account', 'own one'));
  });

  test('is refused to a caregiver of this person, also from a later day', async () => {
    for (const terms of [{}, { dal: '2026-03-25' }]) {
      const id = await add(terms);
      await expect(accept(await invite())).rejects.toEqual(conflict('already-caregiver', 'caregiver of this person'));
      await change(id, { stato: 'revocata' });
    }
    expect(await accept(await invite())).toBeDefined();
  });

  test('ends the expired grant of the same user, and no other', async () => {
    const expired = { dal: '2026-03-01', fino_al: '2026-03-20' };
    const [own, ofOther] = [await add(expired), await add(expired, other)];
    const invited = await invite(caregiver, { id_utente: caregiver.author_id });
    const revoked = await add({ ...expired, stato: 'revocata' });
    await accept(await invite());
    expect(await row(own)).toMatchObject({
      ...{ stato: 'terminata', closed_at: timestamp(noon), id_chiusura: caregiver.author_id },
    });
    const rows = await Promise.all([ofOther, invited, revoked].map(row));
    expect(rows.map(({ stato }) => stato)).toEqual(['attiva', 'invitata', 'revocata']);
  });

  test('takes the first colour that no active grant of the user has', async () => {
    const third = { ...other };
    await add({ id_paziente: other.id_paziente, colore: 1 });
    await add({ id_paziente: caregiver.id_paziente, colore: 2, stato: 'revocata' });
    await add({ id_paziente: caregiver.id_paziente, colore: 2 }, third);
    const id = await invite();
    await accept(id);
    expect(await row(id)).toMatchObject({ colore: 2 });
  });

  test('by the link finds the grant of the invitation, and is in the audit', async () => {
    const [first, id] = [await invite(other), await invite()];
    await service.acceptInvitation(database, (await row(id)).id_invito ?? 0, caregiver.author_id);
    expect((await row(first)).stato).toBe('invitata');
    expect((await row(id)).stato).toBe('attiva');
    expect(events).toEqual([
      {
        ...{ id_paziente: owner.id_paziente, id_utente: caregiver.author_id, at: timestamp(noon) },
        ...{ kind: 'caregiver', id_record: id, action: 'changed' },
      },
    ]);
    await expect(service.acceptInvitation(database, 99_999, other.author_id)).rejects.toEqual(status(404));
  });
});

// covers P-26
describe('the end of a grant', () => {
  const addDraft = ({ author_id }: Owner, { id_paziente }: Owner) =>
    database
      .insertInto('bozze_assistiti')
      .values({ id_utente: author_id, id_paziente, modulo: 'visita', contenuto: '{}', aggiornata_il: timestamp(noon) })
      .execute();
  const listDrafts = async () =>
    (await database.selectFrom('bozze_assistiti').select(['id_utente', 'id_paziente']).execute()).map(
      ({ id_utente, id_paziente }) => [id_utente, id_paziente],
    );
  const end = async (id: number) =>
    closeGrant(database, await row(id), { stato: 'revocata', by: owner.author_id }, noon + 1);

  test('is final, and deletes the drafts of this caregiver about this record', async () => {
    const [id, ofOther] = [await add(), await add({}, other)];
    await addDraft(caregiver, owner);
    await addDraft(caregiver, other);
    await addDraft(other, owner);
    expect(await end(id)).toBe(true);
    expect(await listDrafts()).toEqual([
      [caregiver.author_id, other.id_paziente],
      [other.author_id, owner.id_paziente],
    ]);
    const ended = { stato: 'revocata', closed_at: timestamp(noon + 1), id_chiusura: owner.author_id };
    expect(await row(id)).toMatchObject(ended);
    expect(await row(ofOther)).toMatchObject({ stato: 'attiva', closed_at: null });
    expect(await closeGrant(database, await row(id), { stato: 'terminata', by: 1 }, noon + 2)).toBe(false);
    expect(await row(id)).toMatchObject(ended);
    await addDraft(caregiver, owner);
    expect(await end(id)).toBe(false);
    expect(await listDrafts()).toContainEqual([caregiver.author_id, owner.id_paziente]);
    await database.deleteFrom('bozze_assistiti').execute();
  });

  test('of an invitation deletes no drafts', async () => {
    const id = await invite();
    await addDraft(caregiver, owner);
    expect(await end(id)).toBe(true);
    expect(await listDrafts()).toHaveLength(1);
    await database.deleteFrom('bozze_assistiti').execute();
    expect(await row(id)).toMatchObject({ stato: 'revocata' });
    for (const stato of ['rifiutata', 'terminata'] as const) expect(await end(await add({ stato }))).toBe(false);
  });
});

test('a user has acted for a person once a grant was accepted, also after its end', async () => {
  const hasActed = ({ author_id } = caregiver, { id_paziente } = owner) => service.hasActedFor(id_paziente, author_id);
  const id = await add({ accepted_at: null, stato: 'rifiutata' });
  expect(await hasActed()).toBe(false);
  await change(id, { accepted_at: timestamp(noon) });
  expect([await hasActed(), await hasActed(other), await hasActed(caregiver, other)]).toEqual([true, false, false]);
});

describe('the children of a parent', () => {
  const parental = { ambito: 'genitore', tipo: 'genitore' } as const;
  const count = async ({ author_id } = caregiver) => [
    await countChildren(database, author_id),
    await countOnlyChildren(database, author_id),
    await countOnlyChildren(database, author_id, owner.id_paziente),
    await service.hasOnlyChildren(author_id),
  ];

  test('have no account of their own, and an active parental grant', async () => {
    await setBirth('2018-05-04');
    const id = await add(parental);
    expect(await count()).toEqual([1, 1, 1, true]);
    expect(await countOnlyChildren(database, caregiver.author_id, other.id_paziente)).toBe(0);
    expect(await count(other)).toEqual([0, 0, 0, false]);
    await change(id, { stato: 'terminata' });
    expect(await count()).toEqual([0, 0, 0, false]);
    await change(id, { stato: 'attiva', tipo: 'parente' });
    expect(await count()).toEqual([0, 0, 0, false]);
    await change(id, { tipo: 'genitore' });
    await setBirth('2018-05-04', 0);
    expect(await count()).toEqual([0, 0, 0, false]);
  });

  test('depend on one of them only without another active parent', async () => {
    await setBirth('2018-05-04');
    await add(parental);
    const second = await add(parental, other);
    expect(await count()).toEqual([1, 0, 0, false]);
    await change(second, { stato: 'revocata' });
    expect(await count()).toEqual([1, 1, 1, true]);
    await change(second, { stato: 'attiva', tipo: 'parente' });
    expect(await count()).toEqual([1, 1, 1, true]);
    await change(second, { tipo: 'genitore', id_paziente: other.id_paziente });
    expect(await count()).toEqual([1, 1, 1, true]);
  });
});

// covers P-26
describe('the handover of a record', () => {
  const grown = { email: 'sofia@libretto.example', password_hash: 'b2' };
  const takeOver = (user = grown) => service.takeOver(database, owner.id_paziente, user);
  const openInvitation = (tipo: 'delega' | 'consegna' | 'dottore', { id_paziente } = owner) =>
    insertInvitation(database, { tipo, email, lingua: 'it', id_invitante: null, id_paziente }, noon);
  const findRevoked = async (ids: number[]) => {
    const rows = await database
      .selectFrom('inviti')
      .select(['id_invito', 'revoked_at'])
      .where('id_invito', 'in', ids)
      .orderBy('id_invito')
      .execute();
    return rows.map(({ revoked_at }) => revoked_at);
  };

  test('opens the account of the person and ends all grants and invitations', async () => {
    grown.email = `sofia${owner.id_paziente}@libretto.example`;
    await setBirth('2008-03-21');
    const parental = { ambito: 'genitore', tipo: 'genitore' } as const;
    const [parent, ended] = [await add(parental), await add({ stato: 'revocata' }, other)];
    const foreign = await add({ id_paziente: other.id_paziente });
    const [asked, handover] = [await openInvitation('delega'), await openInvitation('consegna')];
    const [doctor, ofOther] = [await openInvitation('dottore'), await openInvitation('delega', other)];
    const [accepted, revoked] = [await openInvitation('delega'), await openInvitation('consegna')];
    const before = timestamp(noon - 1);
    await database.updateTable('inviti').set({ accepted_at: before }).where('id_invito', '=', accepted).execute();
    await database.updateTable('inviti').set({ revoked_at: before }).where('id_invito', '=', revoked).execute();
    expect(await takeOver()).toBe(owner.author_id);
    const account = await database
      .selectFrom('utenti')
      .select(['email', 'password_hash', 'dormiente', 'terms_accepted_at'])
      .where('id_utente', '=', owner.author_id)
      .executeTakeFirst();
    expect(account).toEqual({ ...grown, dormiente: 0, terms_accepted_at: timestamp(noon) });
    const states = (await Promise.all([parent, ended, foreign].map(row))).map(({ stato, id_chiusura }) => [
      ...[stato, id_chiusura],
    ]);
    expect(states).toEqual([
      ['terminata', owner.author_id],
      ['revocata', null],
      ['attiva', null],
    ]);
    const at = timestamp(noon);
    expect(await findRevoked([asked, handover, doctor, ofOther, accepted, revoked])).toEqual([
      ...[at, at, null, null, null, before],
    ]);
    const who = { id_paziente: owner.id_paziente, id_utente: owner.author_id, at };
    expect(events).toEqual([
      { ...who, kind: 'caregiver', id_record: parent, action: 'deleted' },
      { ...who, kind: 'account', id_record: owner.author_id, action: 'created' },
    ]);
  });

  test('is refused with an address in use, for an own account and for no record', async () => {
    const taken = conflict('email-exists', 'exists');
    await setBirth('2008-03-21');
    const { email: used } = await database
      .selectFrom('utenti')
      .select('email')
      .where('id_utente', '=', other.author_id)
      .executeTakeFirstOrThrow();
    await expect(takeOver({ ...grown, email: used })).rejects.toEqual(taken);
    await setBirth('2008-03-21', 0);
    await expect(takeOver({ ...grown, email: 'libera@libretto.example' })).rejects.toEqual(taken);
    await expect(service.takeOver(database, 99_999, grown)).rejects.toEqual(status(404));
    expect(events).toEqual([]);
  });

  test('changes no other account', async () => {
    await setBirth('2008-03-21');
    const sibling = await bare.addPerson();
    await database.updateTable('utenti').set({ dormiente: 1 }).where('id_utente', '=', sibling.author_id).execute();
    await takeOver({ ...grown, email: `altra${owner.id_paziente}@libretto.example` });
    const { dormiente } = await database
      .selectFrom('utenti')
      .select('dormiente')
      .where('id_utente', '=', sibling.author_id)
      .executeTakeFirstOrThrow();
    expect(dormiente).toBe(1);
  });
});

// covers P-26
describe('who may see or answer a grant', () => {
  const owns = (id: number, who: Owner) => ownsGrant(database)(sessionOf(who), id);
  const received = (id: number, who: Owner, address = email) =>
    ownsReceivedGrant(database, async () => address)(sessionOf(who), id);

  test('a given one: the person whose record it is', async () => {
    const id = await add();
    expect([await owns(id, owner), await owns(id, caregiver), await owns(99_999, owner)]).toEqual([true, false, false]);
    expect(await ownsGrant(database)({ ...sessionOf(owner), id_paziente: undefined }, id)).toBe(false);
    expect(await ownsGrant(database)({ ...sessionOf(owner), id_paziente: undefined }, 99_999)).toBe(false);
  });

  test('an accepted one: the caregiver, whatever the address', async () => {
    const id = await add();
    expect(await received(id, caregiver, 'nuovo@libretto.example')).toBe(true);
    expect([await received(id, other), await received(id, owner), await received(99_999, caregiver)]).toEqual([
      ...[false, false, false],
    ]);
    expect(await received(await add({ id_utente: owner.author_id }), owner)).toBe(false);
  });

  test('an invitation: the user of its address, other than the owner', async () => {
    const id = await invite();
    expect([
      await received(id, other),
      await received(id, other, 'x@libretto.example'),
      await received(id, owner),
    ]).toEqual([true, false, false]);
  });
});

describe('the received grants', () => {
  test('are the active ones of the user and the invitations to the address', async () => {
    const own = await add();
    const invited = await invite();
    await add({}, other);
    await add({ stato: 'terminata' });
    await invite(caregiver, { email: 'x@libretto.example' });
    const list = async ({ author_id }: Owner, address = email) =>
      (await listReceived(database, { id_utente: author_id, email: address }))
        .filter(({ id_paziente }) => id_paziente === owner.id_paziente)
        .map(({ id_delega }) => id_delega)
        .sort((one, two) => one - two);
    expect(await list(caregiver)).toEqual([own, invited]);
    expect(await list(caregiver, 'y@libretto.example')).toEqual([own]);
    expect(await list(owner)).toEqual([]);
  });

  test('are listed for the record, latest first', async () => {
    const [first, second] = [await add({ stato: 'revocata' }), await add()];
    await add({ id_paziente: other.id_paziente });
    const rows = await listGrants(database, owner.id_paziente);
    expect(rows.map(({ id_delega }) => id_delega)).toEqual([second, first]);
  });

  test('tell the age only after the acceptance', async () => {
    await setBirth('2018-05-04');
    const shown = async (id: number, at = today) => toReceivedGrant(await row(id), null, 3, at);
    const accepted = { eta: 7, ambito: 'genitore', stato: 'attiva', colore: 1, maggiorenne: false, invitante: null };
    const id = await add({ ambito: 'genitore', tipo: 'genitore' });
    expect(await shown(id)).toMatchObject(accepted);
    expect(await shown(await invite())).toMatchObject({
      ...{ eta: null, stato: 'invitata', colore: 3, maggiorenne: false, invitante: 'Ada Prova', nome: 'Ada' },
    });
    await setBirth('2008-03-21');
    expect(await shown(id)).toMatchObject({ eta: 18, ambito: 'completo', maggiorenne: true });
    const invited = await invite(caregiver, { ambito: 'genitore', tipo: 'genitore' });
    expect(await shown(invited)).toMatchObject({ eta: null, maggiorenne: false });
    await change(id, { ambito: 'lettura', tipo: 'parente' });
    expect(await shown(id)).toMatchObject({ eta: 18, ambito: 'lettura', maggiorenne: false });
    await change(id, { ambito: 'quotidiano', dal: '2026-03-25' });
    expect(await shown(id)).toMatchObject({ stato: 'programmata', ambito: 'quotidiano', dal: '2026-03-25' });
    await change(id, { dal: '2026-03-01', fino_al: '2026-03-20' });
    expect(await shown(id)).toMatchObject({ ambito: 'quotidiano', stato: 'invitata' });
    expect(await shown(await add({ id_paziente: other.id_paziente }))).toMatchObject({ eta: null });
  });
});

describe('the state of a grant', () => {
  const lasting = { stato: 'attiva', dal: '2026-03-20', fino_al: '2026-03-22', invito_scade: null } as const;

  test.each([
    ['2026-03-19', 'programmata'],
    ['2026-03-20', 'attiva'],
    ['2026-03-22', 'attiva'],
    ['2026-03-23', 'scaduta'],
  ])('on %s is %s', (day, stato) => {
    expect(stateAt(lasting, { ...today, day })).toBe(stato);
  });

  test('has no end without a last day', () => {
    expect(stateAt({ ...lasting, fino_al: null }, { ...today, day: '2099-01-01' })).toBe('attiva');
  });

  test.each([
    [timestamp(noon + 1), 'invitata'],
    [timestamp(noon), 'rifiutata'],
    [null, 'rifiutata'],
  ])('of an invitation until %s is %s', (invito_scade, stato) => {
    expect(stateAt({ ...lasting, stato: 'invitata', invito_scade }, today)).toBe(stato);
  });

  test.each(['rifiutata', 'revocata', 'terminata'] as const)('stays %s, whatever the days', (stato) => {
    for (const day of ['2026-03-19', '2026-03-21', '2026-03-23'])
      expect(stateAt({ ...lasting, stato }, { ...today, day })).toBe(stato);
  });

  test('is open before its end', async () => {
    const states = { invitata: {}, programmata: { dal: '2026-03-22' }, attiva: {}, scaduta: { fino_al: '2026-03-20' } };
    const open: unknown[] = [];
    for (const [name, more] of Object.entries(states)) {
      const id =
        name === 'invitata' ? await invite() : await add({ dal: '2026-03-01', ...more }, await bare.addPerson());
      open.push([name, isOpen(await row(id), today)]);
    }
    for (const stato of ['rifiutata', 'revocata', 'terminata'] as const)
      open.push([stato, isOpen(await row(await add({ stato })), today)]);
    expect(open).toEqual([
      ['invitata', true],
      ['programmata', true],
      ['attiva', true],
      ['scaduta', false],
      ['rifiutata', false],
      ['revocata', false],
      ['terminata', false],
    ]);
  });
});
