import type { Schema } from '@libretto/api-client/schema';

type Card = Schema<'EmergencyCard'>;

/** What can be on a card, in the order in which somebody in a hurry needs it. */
export const parts = [
  'identita',
  'gruppo',
  'allergie',
  'farmaci_vietati',
  'contatti',
  'terapie',
  'diagnosi',
  'gravidanza',
  'donatore',
] as const satisfies readonly (keyof Card)[];
export type Part = (typeof parts)[number];

/** A card with nothing on it but what was chosen. */
export type CutCard = Pick<Card, 'aggiornata'> & Partial<Pick<Card, Part>>;

export interface KeptCard {
  /** Who signed in here and switched it on. */
  userId: number;
  parts: readonly Part[];
  card: CutCard;
}

export function cut(card: Card, chosen: readonly Part[]): CutCard {
  const kept = parts.filter((part) => chosen.includes(part)).map((part) => [part, card[part]]);
  return { aggiornata: card.aggiornata, ...Object.fromEntries(kept) };
}

const cacheName = 'libretto-emergency';
const address = '/webui/emergenza/scheda.json';

/** Only where a page opens without a network can a card be of use there. */
export function canKeepCards(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

export async function readCard(): Promise<KeptCard | undefined> {
  if (!canKeepCards()) return undefined;
  const answer = await caches.match(address, { cacheName });
  return answer?.json();
}

/** One change at a time, over all tabs: a card that is switched off is not put back by one that was on its way. */
function changeCard(change: (before: KeptCard | undefined) => KeptCard | undefined): Promise<void> {
  return navigator.locks.request(cacheName, async () => {
    const after = change(await readCard());
    if (after === undefined) await caches.delete(cacheName);
    else await (await caches.open(cacheName)).put(address, Response.json(after));
  });
}

export async function keepCard(card: KeptCard): Promise<void> {
  await changeCard(() => card);
}

export async function removeCard(): Promise<void> {
  if (canKeepCards()) await changeCard(() => undefined);
}

/** Brings the card of somebody to what their record says now; somebody else's is removed. */
export async function refreshCard(userId: number, fetchCard: () => Promise<Card>): Promise<void> {
  const kept = await readCard();
  if (kept === undefined) return;
  if (kept.userId !== userId) return removeCard();
  const fresh = await fetchCard();
  await changeCard((before) => (before?.userId === userId ? { ...before, card: cut(fresh, before.parts) } : before));
}
