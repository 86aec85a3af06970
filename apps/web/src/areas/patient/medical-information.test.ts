import { expect, test } from 'vitest';
import { medicalInformationForm } from './medical-information.ts';

test('reads its draft and sends null for unselected choices', () => {
  const values = { paziente_gruppo: 'AB -', paziente_donatore_organi: '' };
  const draft = medicalInformationForm.readDraft({ ...values, versione: '2026-03-12T09:30:00.000Z' });
  expect(medicalInformationForm.initial(undefined, draft)).toEqual(values);
  expect(medicalInformationForm.body(values, undefined)).toEqual({
    paziente_gruppo: 'AB -',
    paziente_donatore_organi: null,
  });
  expect(medicalInformationForm.readDraft({ paziente_gruppo: 'AB -' })).toBeUndefined();
});
