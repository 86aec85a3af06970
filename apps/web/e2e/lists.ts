import { expect, type Locator, type Page } from '@playwright/test';
import { focusAndPress } from './keyboard.ts';

const listOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const headOf = (list: Locator, title: string) => list.getByRole('button', { name: title, exact: true });

/** A part that was left open is open again, and a page knows that before it is shown. */
export async function expand(head: Locator, press = () => head.click()): Promise<void> {
  if ((await head.getAttribute('aria-expanded')) === 'false') await press();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
}

/** Rows that arrive move what is below, such as a button that is about to be pressed. */
async function arrived(list: Locator, head: Locator): Promise<Locator> {
  const panel = list.locator(`[id="${await head.getAttribute('aria-controls')}"]`);
  await expect(panel).not.toBeEmpty();
  await expect(panel.locator('[data-shape=row]')).toHaveCount(0);
  return list;
}

/** Opens a list of the page and waits for its rows, or for what it says without any. */
export async function openList(page: Page, title: string): Promise<Locator> {
  const list = listOf(page, title);
  const head = headOf(list, title);
  await expand(head);
  return arrived(list, head);
}

export async function openListByKey(page: Page, title: string): Promise<Locator> {
  const list = listOf(page, title);
  const head = headOf(list, title);
  await expand(head, () => focusAndPress(page, head));
  return arrived(list, head);
}
