import { expect, test } from 'vitest';
import { toClosedRows } from './closed-rows.ts';
import type { Vaccination } from './vaccinations.queries.ts';

const vaccination = (vaccinazione_data: string) => ({ vaccinazione_data }) as Vaccination;
const [covid, influenza, tetanus] = ['2022-01-23', '2025-10-31', '2017-08-02'].map(vaccination);
const given = [covid, influenza, tetanus].filter((row) => row !== undefined);

test('a closed list shows the newest vaccination below what is due', () => {
  expect(toClosedRows([], given)).toEqual({ due: [], vaccinations: [influenza, covid] });
  expect(toClosedRows(['dTpa'], given)).toEqual({ due: ['dTpa'], vaccinations: [influenza] });
  expect(toClosedRows(['dTpa', 'Zoster'], given)).toEqual({ due: ['dTpa'], vaccinations: [influenza] });
});

test('without vaccinations it shows two that are due', () => {
  expect(toClosedRows(['dTpa', 'Zoster', 'HPV'], [])).toEqual({ due: ['dTpa', 'Zoster'], vaccinations: [] });
  expect(toClosedRows([], [])).toEqual({ due: [], vaccinations: [] });
});
