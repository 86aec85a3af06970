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
