import type { Locator, Page } from '@playwright/test';
import { openList } from '../lists.ts';
import type { Records } from '../records.ts';

export interface Stored {
  id_terapie: number;
  tipo_terapia: number;
  note: string;
  farmaco: { descrizione_breve: string };
}

export const titles = ['Terapie in Corso', 'Terapie Concluse', 'Farmaci Vietati'] as const;
export type Title = (typeof titles)[number];

export const list = (page: Page, title: Title): Locator => page.getByRole('region', { name: title });
export const action = (of: Locator, label: string, name: string) =>
  of.getByRole('button', { name: `${label}: ${name}`, exact: true });
/** The row that begins with these words; another may name them, as a medicine that it interacts with. */
export const getRow = (of: Locator, text: string) =>
  of
    .getByRole('row')
    .or(of.getByRole('listitem'))
    .filter({ hasText: new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });
export const isSave = '**/api/farmaci';
export const done = 'Operazione completata con successo';

export async function open(page: Page, ...opened: Title[]): Promise<void> {
  await page.goto('/webui/Registro/Farmaci');
  for (const title of opened) await openList(page, title);
}

export async function add(records: Records, name: string, more: object = {}): Promise<Stored> {
  const saved = await records.post<{ data: Stored }>('/api/farmaci', {
    id_terapie: 0,
    status: 'add',
    farmaco: { descrizione_breve: name, somministrazione: '' },
    tipo_terapia: 1,
    quantita_farmaceutica: '1 bustina',
    frequenza_farmaceutica: 'La sera',
    data_inizio: '2026-01-10',
    prescrittore: 'Elena Bianchi',
    ...more,
  });
  return saved.data;
}

export async function choose(page: Page, dialog: Locator, name: string): Promise<void> {
  // Typing the whole name would already select it.
  await dialog.getByRole('combobox', { name: 'Farmaco' }).fill(name.slice(0, 4));
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}
