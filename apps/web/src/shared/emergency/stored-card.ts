import type { Schema } from '@libretto/api-client/schema';

type Card = Schema<'EmergencyCard'>;

/** Parts of the card, the most urgent first. */
export const parts = [
  'identita',
  'allergie',
  'farmaci_vietati',
  'gruppo',
  'contatti',
  'terapie',
  'diagnosi',
  'gravidanza',
  'donatore',
] as const satisfies readonly (keyof Card)[];
export type Part = (typeof parts)[number];

export type ReducedCard = Pick<Card, 'aggiornata'> & Partial<Pick<Card, Part>>;

export interface StoredCard {
  userId: number;
  parts: readonly Part[];
  card: ReducedCard;
}

export function pickParts(card: Card, chosen: readonly Part[]): ReducedCard {
  const kept = parts.filter((part) => chosen.includes(part)).map((part) => [part, card[part]]);
  return { aggiornata: card.aggiornata, ...Object.fromEntries(kept) };
}

const cacheName = 'libretto-emergency';
const address = '/webui/emergenza/scheda.json';

/** A stored card is useful only where the page also opens offline. */
export function canStoreCards(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

export async function readCard(): Promise<StoredCard | undefined> {
  if (!canStoreCards()) return undefined;
  const answer = await caches.match(address, { cacheName });
  return answer?.json();
}

/** Serialises changes across tabs, so that an update in flight cannot restore a removed card. */
function changeCard(change: (before: StoredCard | undefined) => StoredCard | undefined): Promise<void> {
  return navigator.locks.request(cacheName, async () => {
    const after = change(await readCard());
    if (after === undefined) await caches.delete(cacheName);
    else await (await caches.open(cacheName)).put(address, Response.json(after));
  });
}

export async function storeCard(card: StoredCard): Promise<void> {
  await changeCard(() => card);
}

export async function removeCard(): Promise<void> {
  if (canStoreCards()) await changeCard(() => undefined);
}

export async function refreshCard(userId: number, fetchCard: () => Promise<Card>): Promise<void> {
  const kept = await readCard();
  if (kept === undefined) return;
  if (kept.userId !== userId) return removeCard();
  const fresh = await fetchCard();
  await changeCard((before) =>
    before?.userId === userId ? { ...before, card: pickParts(fresh, before.parts) } : before,
  );
}
