import { expect, it } from 'vitest';
import { toMarks, toZones } from './zones.ts';

// Levels of the contract: 1 Nessuno, 2 Lieve, 3 Moderato, 4 Intenso, 5 Forte, 6 Molto forte.
it('converts marks to zones and back', () => {
  const marks = [
    { view: 'front', region: '107', level: 'mild' },
    { view: 'back', region: '218', level: 'very-strong' },
  ] as const;
  const zones = [
    { zona_lato: 'anteriore', zona_regione: '107', zona_livello: 2 },
    { zona_lato: 'posteriore', zona_regione: '218', zona_livello: 6 },
  ] as const;
  expect(toZones(marks)).toEqual(zones);
  expect(toMarks(zones)).toEqual(marks);
});

it('keeps a region that is marked as free of pain', () => {
  const zone = { zona_lato: 'anteriore', zona_regione: '101', zona_livello: 1 } as const;
  expect(toMarks([zone])).toEqual([{ view: 'front', region: '101', level: 'none' }]);
});
