import { notFound } from '../problem.ts';
import type { OwnedId, OwnedKind } from './document.ts';
import type { Session } from './session.ts';

/** Says whether a record of its kind, deleted or not, belongs to the person of the session. */
export type Owns = (session: Session, id: number) => Promise<boolean>;
export type Owners = Record<OwnedKind, Owns>;

// The largest integer of every database; a larger id cannot exist and must not reach a query.
const largest = 2_147_483_647;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largest;

function carried(id: OwnedId, path: unknown, body: unknown): unknown {
  const holder = id.in === 'path' ? path : body;
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, id.name) : undefined;
}

/** Every id that the request carries is the session's own; otherwise the one answer for foreign and unknown ids. */
export async function checkOwnership(ids: OwnedId[], owners: Owners, session: Session, path: unknown, body: unknown) {
  for (const id of ids) {
    const value = carried(id, path, body);
    // Fields that are not required are checked when they hold an id; the contract has already refused the others.
    if ((value === undefined || value === null) && id.in === 'body') continue;
    if (value === 0 && id.zeroIsNew === true) continue;
    if (!isId(value) || !(await owners[id.of](session, value))) throw notFound();
  }
}
