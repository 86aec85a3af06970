import { notFound } from '../problem.ts';
import type { OwnedId, OwnedKind } from './document.ts';
import type { Session } from './session.ts';

/** Returns true if the record, deleted or not, belongs to the person of the session. */
export type OwnershipCheck = (session: Session, id: number) => Promise<boolean>;
export type OwnershipChecks = Record<OwnedKind, OwnershipCheck>;

// Largest integer of a database column; larger IDs cannot exist and must not reach a query.
const maxId = 2_147_483_647;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId;

const readField = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** Returns the kind of record that an ID of a request refers to; undefined if the body names none that has owners. */
export function ownedKind({ of }: OwnedId, owners: object, body: unknown): OwnedKind | undefined {
  if (typeof of === 'string') return of;
  const named = readField(body, of.kindIn);
  return typeof named === 'string' && Object.hasOwn(owners, named) ? (named as OwnedKind) : undefined;
}

/** @throws Problem 404 unless the session owns every ID. Foreign and unknown IDs get the same response. */
export async function checkOwnership(
  ids: OwnedId[],
  owners: OwnershipChecks,
  session: Session,
  path: unknown,
  body: unknown,
) {
  for (const id of ids) {
    const value = readField(id.in === 'path' ? path : body, id.name);
    // Optional fields are checked only when present; validation has already rejected missing required ones.
    if ((value === undefined || value === null) && id.in === 'body') continue;
    if (value === 0 && id.zeroIsNew === true) continue;
    const kind = ownedKind(id, owners, body);
    if (kind === undefined || !isId(value) || !(await owners[kind](session, value))) throw notFound();
  }
}
