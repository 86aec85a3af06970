import { expect, type Locator, type Page } from '@playwright/test';

/** Goes from where the focus is to the target, once it is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes there and presses it. */
export async function pressKey(page: Page, target: Locator, key = 'Enter', most?: number): Promise<void> {
  await tabTo(page, target, most);
  await page.keyboard.press(key);
}

/** Goes there and types, in place of what there is. */
export async function typeInto(page: Page, target: Locator, text: string, most?: number): Promise<void> {
  await tabTo(page, target, most);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Goes to the last button of a dialog's form, and to the yes of the question that follows. */
export async function saveByKey(page: Page, of: Locator): Promise<void> {
  await pressKey(page, of.getByRole('button', { name: 'Salva', exact: true }), 'Enter', 100);
  await confirmByKey(page);
}

/** A question begins at its yes. */
export async function confirmByKey(page: Page, label = 'Conferma'): Promise<void> {
  const question = page.getByRole('alertdialog');
  await pressKey(page, question.getByRole('button', { name: label, exact: true }));
  await expect(question).toBeHidden();
}

/** An action of a row: with Tab to the row's actions, with the arrows to the one that is meant. */
export async function pressAction(page: Page, target: Locator): Promise<void> {
  const actions = target.locator('xpath=ancestor::*[@data-actions][1]');
  await tabTo(page, actions.locator('button[tabindex="0"]'), 200);
  await page.keyboard.press('Home');
  const most = await actions.getByRole('button').count();
  for (let press = 1; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}
