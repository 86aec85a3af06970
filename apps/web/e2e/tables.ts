import { expect, type Locator } from '@playwright/test';

/** Columns after these may hold actions only. */
export async function expectFirstColumns(list: Locator, names: readonly string[]): Promise<void> {
  const heads = list.getByRole('columnheader');
  for (const [index, name] of names.entries()) await expect(heads.nth(index)).toHaveText(name);
}
