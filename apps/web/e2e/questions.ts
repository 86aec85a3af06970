import { expect, type Page } from '@playwright/test';

/** Answers the question that is being asked. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Confirms what is asked before every saving. */
export async function confirmSaving(page: Page): Promise<void> {
  await answer(page, 'Salvare le modifiche ?', 'Conferma');
}

/** Confirms what is asked before the saving of a diagnosis, a visit, a reading. */
export async function confirmRecord(page: Page): Promise<void> {
  await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
}

/** The messages that appear at the edge of the page. */
export function notices(page: Page) {
  return page.getByRole('region', { name: 'Notifiche' });
}

export const saveFailure = 'Siamo spiacenti si è verificato un errore. La preghiamo di riprovare più tardi';
