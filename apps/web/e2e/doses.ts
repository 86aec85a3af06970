import type { Page } from '@playwright/test';

/** Moves all doses of the day but the first to its end, so that the list of now is the same at any time of the day. */
export async function delayOtherDoses(page: Page): Promise<void> {
  await page.route('**/api/oggi/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"(08:00|13:00|20:00|20:30)"/g, '"23:59"');
    await route.fulfill({ response, body });
  });
}
