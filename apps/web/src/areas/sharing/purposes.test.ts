import { expect, it } from 'vitest';
import { createCode, forecastLink, purposeBody, purposes } from './purposes.ts';

const find = (name: string) => {
  const purpose = purposes.find((one) => one.name === name);
  if (!purpose) throw new Error(`There is no purpose ${name}.`);
  return purpose;
};

it('limits each link to what its purpose needs, for as long as it says', () => {
  expect(purposes.map(({ name, hours }) => [name, hours / 24])).toEqual([
    ['emergency', 30],
    ['visit', 7],
    ['relative', 30],
  ]);
  expect(find('emergency').areas).toEqual(['emergency-contacts', 'allergies', 'forbidden-drugs', 'current-therapies']);
  expect(find('relative').areas).toEqual(find('emergency').areas);
  expect(find('visit').areas).not.toContain('personal-details');
});

it('counts the records of its areas among all', () => {
  const forecast = forecastLink(find('emergency'), [
    { area: 'allergies', numero: 2, esclusi: 1 },
    { area: 'visits', numero: 5, esclusi: 0 },
    { area: 'files', numero: 0, esclusi: 0 },
  ]);
  expect(forecast).toEqual({
    visti: 2,
    totale: 8,
    aree: [
      { area: 'allergies', visti: 2, totale: 3 },
      { area: 'visits', visti: 0, totale: 5 },
    ],
  });
});

it.each(purposes)('protects the strictest level with a code in $name', (purpose) => {
  const body = purposeBody(purpose, { label: 'Per la visita', language: 'it', code: '123456' });
  expect(body).toMatchObject({ codice: '123456', ore_di_validita: purpose.hours, id_livello_confidenzialita: 6 });
});

it('creates codes of six digits', () => {
  const codes = Array.from({ length: 50 }, createCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(40);
});
