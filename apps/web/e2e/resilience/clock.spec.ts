import { confirmRecord, notices } from '../dialogs.ts';
import { expect, patient, signIn, test } from '../journey.ts';
import { recordsFor } from '../records.ts';
import { fillVisit, findVisits, openNewVisit, press } from './visits.ts';

const day = 86_400_000;
const todayInRome = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format();

test('signing in works with a clock that is days wrong, and new records get the server’s date', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  await page.clock.install({ time: Date.now() + 3 * day });
  await page.goto('/webui/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/webui\/Registro\//);
  for (const wrong of [3 * day, -2 * day]) {
    // The user corrects the clock.
    await page.clock.setSystemTime(Date.now() + wrong);
    const reason = `Orologio ${wrong}`;
    const dialog = await openNewVisit(page);
    await fillVisit(dialog, reason);
    await press(dialog, 'Salva');
    await confirmRecord(page);
    await expect(notices(page)).toContainText('Salvato con successo!');
    const [visit] = await findVisits(records, reason);
    expect(visit?.visita_data).toBe(todayInRome());
  }
});
