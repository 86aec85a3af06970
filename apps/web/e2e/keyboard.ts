import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus, at most `max` times. */
export async function tabTo(page: Page, target: Locator, max = 60): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let press = 0; press < max; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function focusAndPress(page: Page, target: Locator, key = 'Enter', max?: number): Promise<void> {
  await tabTo(page, target, max);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string, max?: number): Promise<void> {
  await tabTo(page, target, max);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

export async function saveByKey(page: Page, of: Locator): Promise<void> {
  await focusAndPress(page, of.getByRole('button', { name: 'Salva', exact: true }), 'Enter', 100);
  await confirmByKey(page);
}

/** The confirm button has the initial focus. */
export async function confirmByKey(page: Page, label = 'Conferma'): Promise<void> {
  const question = page.getByRole('alertdialog');
  await focusAndPress(page, question.getByRole('button', { name: label, exact: true }));
  await expect(question).toBeHidden();
}

/** Moves to the row's actions with Tab and to the action with arrow keys. */
export async function pressAction(page: Page, target: Locator): Promise<void> {
  const actions = target.locator('xpath=ancestor::*[@data-actions][1]');
  await tabTo(page, actions.locator('button[tabindex="0"]'), 200);
  await page.keyboard.press('Home');
  const max = await actions.getByRole('button').count();
  for (let press = 1; press < max; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}
