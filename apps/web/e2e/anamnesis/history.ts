import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { focusAndPress } from '../keyboard.ts';
import { expand } from '../lists.ts';

export async function openSection(page: Page, name: string): Promise<Locator> {
  await page.goto('/webui/Registro/Anamnesi');
  const section = page.getByRole('region', { name, exact: true });
  const head = section.getByRole('button', { name, exact: true });
  await expand(head);
  return section;
}

export async function openQuestions(page: Page): Promise<Locator> {
  const section = await openSection(page, 'Fisiologica');
  await section.getByRole('button', { name: /^(Modifica|Scrivi): Fisiologica$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica anamnesi fisiologica' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function openSectionByKey(page: Page, name: string): Promise<Locator> {
  await page.goto('/webui/Registro/Anamnesi');
  const section = page.getByRole('region', { name, exact: true });
  const head = section.getByRole('button', { name, exact: true });
  await expand(head, () => focusAndPress(page, head));
  return section;
}

export async function openQuestionsByKey(page: Page): Promise<Locator> {
  const section = await openSectionByKey(page, 'Fisiologica');
  await focusAndPress(page, section.getByRole('button', { name: /^(Modifica|Scrivi): Fisiologica$/ }));
  const dialog = page.getByRole('dialog', { name: 'Modifica anamnesi fisiologica' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const save = (of: Locator) => of.getByRole('button', { name: 'Salva', exact: true }).click();
