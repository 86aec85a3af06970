import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { focusAndPress } from '../keyboard.ts';

export async function openSection(page: Page, name: string): Promise<Locator> {
  await page.goto('/webui/Registro/Anamnesi');
  const section = page.getByRole('region', { name, exact: true });
  const head = section.getByRole('button', { name, exact: true });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
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
  if ((await head.getAttribute('aria-expanded')) === 'false') await focusAndPress(page, head);
  await expect(head).toHaveAttribute('aria-expanded', 'true');
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
