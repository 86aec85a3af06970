import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { doctor, expect, otherPatient, patient, test } from '../journey.ts';
import { recordsFor } from '../records.ts';

test.use({ user: doctor });

interface Lists {
  esami: { id_indagine: number; indagine_tipologia: string; allegati: string[] }[];
}
interface Log {
  data: { azione: string; chi: { nome: string } }[];
}

// covers P-26
test('a doctor reads what a patient shares and nothing of other patients', async ({ page, server, consoleErrors }) => {
  const [records, others] = await Promise.all([recordsFor(server.url, patient), recordsFor(server.url, otherPatient)]);
  const { data } = await records.get<{ data: { id_cpp: number; care_provider: { fullname: string } }[] }>(
    `/api/getAscDoctors/${records.id}`,
  );
  const elena = data.find(({ care_provider: { fullname } }) => fullname === 'Elena Bianchi');
  const { cartella } = await records.get<{ cartella: Lists }>(`/api/vediCome/${elena?.id_cpp}`);
  const own = await records.get<Lists['esami']>(`/api/getEsami/${records.id}/3`);
  const hidden = own.filter(({ id_indagine }) => !cartella.esami.some((exam) => exam.id_indagine === id_indagine));
  expect(hidden).not.toEqual([]);

  await page.goto('/webui/Assistiti');
  await expect(page).toHaveTitle('I miei assistiti · Libretto');

  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link', { name: 'Assistiti' })).toHaveAttribute('aria-current', /page|true/);

  const list = page.getByRole('list', { name: 'I miei assistiti' });
  await expect(list.getByRole('link')).toHaveText([/^Giulia Ferraro, \d+/]);
  await list.getByRole('link', { name: /^Giulia Ferraro/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
  await expect(page.locator('main')).toContainText('altro può mancare');
  const exams = page.getByRole('region', { name: 'Esami' });
  await exams.getByRole('button', { name: 'Esami', exact: true }).click();
  for (const { indagine_tipologia } of cartella.esami) {
    await expect(exams.getByText(indagine_tipologia, { exact: true }).first()).toBeVisible();
  }
  await expect(exams.getByRole('row')).toHaveCount(cartella.esami.length + 1);
  const diagnoses = page.getByRole('region', { name: 'Diagnosi' });
  await diagnoses.getByRole('button', { name: 'Diagnosi', exact: true }).click();
  await expect(diagnoses.getByRole('row', { name: 'Ernia del disco lombare' })).toContainText('Esclusa');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const [seen] = cartella.esami;
  const log = (id: number | undefined) => records.get<Log>(`/api/audit?tipo=exam&id_record=${id}`);
  expect((await log(seen?.id_indagine)).data[0]).toMatchObject({ azione: 'read', chi: { nome: 'Elena Bianchi' } });
  expect((await log(hidden[0]?.id_indagine)).data.filter(({ azione }) => azione === 'read')).toEqual([]);

  const notebook = page.getByRole('region', { name: 'Taccuino' });
  await notebook.getByRole('button', { name: 'Taccuino', exact: true }).click();
  await notebook
    .getByRole('button', { name: /^Vedi i disegni/ })
    .first()
    .click();
  const drawings = page.getByRole('dialog', { name: /^Dolori del/ });
  await expect(drawings.getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  await drawings.getByRole('button', { name: 'Chiudi' }).last().click();
  const withFiles = cartella.esami.find(({ allegati }) => allegati.length > 0);
  await exams
    .getByRole('row', { name: withFiles?.indagine_tipologia ?? '' })
    .first()
    .getByRole('button', { name: /^Allegati/ })
    .click();
  const files = page.getByRole('dialog', { name: 'File condivisi' });
  await files
    .getByRole('button', { name: /^Anteprima/ })
    .first()
    .click();
  const preview = page.getByRole('dialog', { name: withFiles?.allegati[0] ?? '' });
  await expect(preview.getByRole('link', { name: /in una nuova scheda/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const arriving = page.waitForEvent('download');
  await files
    .getByRole('button', { name: /^Scarica/ })
    .first()
    .click();
  expect((await arriving).suggestedFilename()).toBe(withFiles?.allegati[0]);
  await files.getByRole('button', { name: 'Chiudi' }).last().click();

  const { id_paziente } = await others.get<{ id_paziente: number }>(`/api/patient/${others.id}`);
  consoleErrors.allow(/404/);
  await page.goto(`/webui/Assistiti/${id_paziente}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata');
});

test('a doctor starts with alerts and news of the patients', { tag: '@sizes' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await page.goto('/webui/Registro');
  await expect(page).toHaveURL(/\/Assistiti$/);
  const list = page.getByRole('list', { name: 'I miei assistiti' });
  const row = list.getByRole('link', { name: /^Giulia Ferraro, \d+/ });
  await expect(row).toBeInViewport();
  await expect(row).toContainText('una parte');
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');

  const allergy = (diagnosi_patologia: string, id_livello_confidenzialita: number) =>
    records.post('/api/salva/diagnosi/0', {
      ...{ tipo_diagnosi: 'Allergia', diagnosi_stato: '0', diagnosi_patologia, id_livello_confidenzialita },
      diagnosiDetails: { careprovider: 'Elena Bianchi' },
    });
  const { project, retry, repeatEachIndex } = test.info();
  const name = `Nichel ${project.name} ${repeatEachIndex}-${retry}`;
  await allergy(name, 1);
  await allergy(`Nascosta ${name}`, 6);
  await page.goto('/webui/Assistiti');
  await expect(row).toContainText('1 novità dal');
  const alerts = page.getByRole('region', { name: 'Avvisi' });
  await expect(alerts.getByRole('link')).toHaveText([`Nuova allergia: ${name}. Giulia Ferraro`]);
  await expect(page.locator('main')).not.toContainText('Nascosta');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await alerts.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
  await page.goto('/webui/Assistiti');
  await expect(row).toContainText('Nessuna novità dal');
  await expect(alerts).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Il mio libretto' }).click();
  await expect(page).toHaveURL(/SchedaPaziente$/);
});
