import { expect, type Locator, type Page } from '@playwright/test';

export async function answer(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function confirmSaving(page: Page): Promise<void> {
  await answer(page, 'Salvare le modifiche ?', 'Conferma');
}

/** The question before a record is saved, which says what will be saved and who sees it. */
export const saveQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Sei sicuro di salvare i dati?' });

export async function confirmRecord(page: Page): Promise<void> {
  await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
}

/** Opens the section of a form that holds what may stay as it is. */
export const openMore = (dialog: Locator, title = 'Altro') => dialog.getByText(title, { exact: true }).click();

/** Label of a radio button, whose own mark is hidden below it: a click waits until the label has stopped moving. */
export function radioLabel(scope: Locator, name: string | RegExp): Locator {
  return scope.locator('label', { has: scope.page().getByRole('radio', { name, exact: typeof name === 'string' }) });
}

const refusal = 'Questa sezione non è prevista nella tua sottoscrizione';
export const subscriptionGate = (page: Page) => page.getByRole('alertdialog', { name: refusal });

/** "Annulla" leads to the previous page, or to the patient card when that is unknown; and from there back. */
export async function declineAndReturn(page: Page): Promise<void> {
  await subscriptionGate(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(page).toHaveURL(/\/Registro\/SchedaPaziente$/);
  await page.goBack();
}

export function notices(page: Page) {
  return page.getByRole('region', { name: 'Notifiche' });
}

export const saveFailure = 'Siamo spiacenti si è verificato un errore. La preghiamo di riprovare più tardi';
