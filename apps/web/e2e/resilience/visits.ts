import type { Locator, Page } from '@playwright/test';
import { openList } from '../lists.ts';
import type { Records } from '../records.ts';

export interface StoredVisit {
  id_visita: number;
  visita_data: string;
  visita_motivazione: string;
  visita_conclusioni: string;
}

export const listVisits = (records: Records) => records.get<StoredVisit[]>(`/api/visitePatient/${records.id}`);

export const findVisits = async (records: Records, reason: string) =>
  (await listVisits(records)).filter(({ visita_motivazione }) => visita_motivazione === reason);

export function addVisit(records: Records, visita_motivazione: string): Promise<StoredVisit> {
  return records.post('/api/salva/visite/0', {
    visita_data: '2026-01-15',
    visita_motivazione,
    visita_osservazioni: 'Nulla di nuovo.',
    visita_conclusioni: 'Continuare così.',
  });
}

export async function openVisits(page: Page): Promise<Locator> {
  await page.goto('/webui/Registro/Visite');
  return openList(page, 'Visite');
}

export async function openNewVisit(page: Page): Promise<Locator> {
  const list = await openVisits(page);
  await list.getByRole('button', { name: 'Aggiungi visita' }).click();
  return page.getByRole('dialog', { name: 'Aggiungi visita' });
}

export async function openVisit(page: Page, reason: string): Promise<Locator> {
  const list = await openVisits(page);
  await list.getByRole('button', { name: `Modifica: 15 gen 2026, ${reason}` }).click();
  return page.getByRole('dialog', { name: 'Modifica visita' });
}

export async function fillVisit(dialog: Locator, reason: string): Promise<void> {
  await dialog.getByLabel('Motivazione').fill(reason);
  await dialog.getByLabel('Osservazioni').fill('Nulla di nuovo.');
  await dialog.getByLabel('Conclusioni').fill('Continuare così.');
}

export const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();
