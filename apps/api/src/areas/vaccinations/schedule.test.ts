import { describe, expect, test } from 'vitest';
import { addMonths, createSchedule, type RecordedVaccination } from './schedule.ts';

const today = '2026-03-21';
const schedule = (
  paziente_nascita: string | null,
  paziente_sesso = 'female',
  given: RecordedVaccination[] = [],
  on = today,
) => createSchedule({ paziente_nascita, paziente_sesso }, given, on);
type Row = ReturnType<typeof schedule>['data'][number];
const doses = (rows: Row[], id: Row['vaccino']) => rows.find(({ vaccino }) => vaccino === id)?.dosi ?? [];
const states = (rows: Row[], id: Row['vaccino']) => doses(rows, id).map(({ stato }) => stato);
const names = (rows: Row[]) => rows.map(({ vaccino }) => vaccino);
let lastId = 0;
const dose = (atc: string, on: string, number = 1): RecordedVaccination => ({ id: ++lastId, atc, on, dose: number });

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-12-15', 2, '2026-02-15'],
  ['1984-03-12', 504, '2026-03-12'],
])('%s plus %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected));

// Ages: calendar of the Intesa Stato-Regioni of 2 August 2023.
describe('an infant', () => {
  test('of one month awaits the first doses at two and three months', () => {
    const { data } = schedule('2026-02-21');
    expect(doses(data, 'esavalente').map(({ stato, dal }) => [stato, dal])).toEqual([
      ['prossima', '2026-04-21'],
      ['prossima', '2026-06-21'],
      ['prossima', '2026-12-21'],
    ]);
    expect(doses(data, 'meningococco-b')[0]?.dal).toBe('2026-05-21');
    expect(data.find(({ vaccino }) => vaccino === 'esavalente')?.obbligatorio).toBe(true);
    expect(data.find(({ vaccino }) => vaccino === 'pneumococco')?.obbligatorio).toBe(false);
  });

  test('without doses is due at three months and late at five, for the next dose only', () => {
    expect(states(schedule('2025-12-21').data, 'esavalente')).toEqual(['dovuta', 'prossima', 'prossima']);
    const { data } = schedule('2025-10-01');
    expect(states(data, 'esavalente')).toEqual(['in_ritardo', 'prossima', 'prossima']);
    expect(doses(data, 'esavalente')[1]?.dal).toBe('2026-05-21');
  });

  test('has a third rotavirus dose only with the pentavalent vaccine', () => {
    const birth = '2025-11-01';
    const two = [dose('J07BH01', '2026-01-05'), dose('J07BH01', '2026-03-05')];
    expect(states(schedule(birth, 'male', two).data, 'rotavirus')).toEqual(['fatta', 'fatta']);
    const three = [dose('J07BH02', '2026-01-05'), dose('J07BH02', '2026-03-05')];
    expect(states(schedule(birth, 'male', three).data, 'rotavirus')).toEqual(['fatta', 'fatta', 'prossima']);
  });
});

describe('the dose number', () => {
  const birth = '2012-02-01';
  const seconds = (...given: RecordedVaccination[]) =>
    doses(schedule(birth, 'male', given).data, 'hpv').map(({ stato, numero }) => [stato, numero]);

  test('follows the recorded number, and missing first doses are not requested', () => {
    expect(seconds(dose('J07BM03', '2024-02-20', 2))).toEqual([['fatta', 2]]);
    expect(states(schedule('2025-02-01', 'male', [dose('J07CA09', '2025-12-05', 3)]).data, 'esavalente')).toEqual([
      'fatta',
    ]);
  });

  test('follows from the dates if the numbers are inconsistent', () => {
    const given = [dose('J07BM03', '2024-02-20', 1), dose('J07BM03', '2024-09-20', 1)];
    expect(seconds(...given)).toEqual([
      ['fatta', 1],
      ['fatta', 2],
    ]);
    expect(seconds(dose('J07BM03', '2024-02-20', 3))).toEqual([['fatta', 2]]);
  });

  test('counts duplicate records once', () => {
    expect(seconds(dose('J07BM03', '2024-02-20'), dose('J07BM03', '2024-02-20'))).toEqual([
      ['fatta', 1],
      ['dovuta', 2],
    ]);
  });

  test('is not derived from combination vaccines', () => {
    const { data } = schedule('2020-03-01', 'male', [
      dose('J07BD52', '2021-04-02', 1),
      dose('J07BD54', '2026-03-02', 2),
    ]);
    expect(states(data, 'mpr')).toEqual(['fatta', 'fatta']);
    expect(states(data, 'varicella')).toEqual(['prossima']);
  });
});

// SmPC of Prevenar 13 and Bexsero, 4.2.
test.each([
  ['2026-01-10', 3, 3],
  ['2025-03-20', 2, 3],
  ['2025-03-22', 3, 3],
  ['2024-03-20', 1, 2],
])('a child born on %s without doses has %i pneumococcal and %i meningococcal B doses', (birth, first, second) => {
  const { data } = schedule(birth);
  expect([doses(data, 'pneumococco').length, doses(data, 'meningococco-b').length]).toEqual([first, second]);
});

test('completes a series started in the second year after two doses, if the first is recorded', () => {
  const birth = '2024-01-10';
  const two = [dose('J07AL02', '2025-03-10'), dose('J07AL02', '2025-06-10')];
  expect(states(schedule(birth, 'male', two).data, 'pneumococco')).toEqual(['fatta', 'fatta']);
  const second = [dose('J07AL02', '2025-03-10', 2)];
  expect(states(schedule(birth, 'male', second).data, 'pneumococco')).toEqual(['fatta', 'in_ritardo']);
});

test('does not suggest starting rotavirus too late, but continuing it', () => {
  expect(states(schedule('2025-12-20', 'male').data, 'rotavirus')).toEqual(['in_ritardo', 'prossima']);
  expect(states(schedule('2025-11-21', 'male').data, 'rotavirus')).toEqual([]);
  const begun = [dose('J07BH01', '2026-01-25')];
  expect(states(schedule('2025-11-21', 'male', begun).data, 'rotavirus')).toEqual(['fatta', 'dovuta']);
});

test('counts a combination vaccine for both rows and lists it once', () => {
  const given = [dose('J07BD54', '2021-04-02')];
  const { data } = schedule('2020-03-01', 'male', given);
  expect(states(data, 'mpr')).toEqual(['fatta', 'dovuta']);
  expect(states(data, 'varicella')).toEqual(['dovuta']);
});

test('requires varicella by law for births from 2017', () => {
  const required = (birth: string) => schedule(birth).data.find(({ vaccino }) => vaccino === 'varicella')?.obbligatorio;
  expect([required('2016-12-31'), required('2017-01-01')]).toEqual([false, true]);
});

describe('a girl and a boy', () => {
  test.each(['female', 'male', 'unknown'])('are due for HPV at eleven: %s', (sex) => {
    expect(states(schedule('2015-02-01', sex).data, 'hpv')).toEqual(['dovuta', 'prossima']);
  });

  test('need three HPV doses within six months when starting at fifteen, two at eleven', () => {
    const birth = '2010-01-10';
    const three = schedule(birth, 'male', [dose('J07BM03', '2026-03-20')]).data;
    expect(states(three, 'hpv')).toEqual(['fatta', 'prossima', 'prossima']);
    const doses = three.find(({ vaccino }) => vaccino === 'hpv')?.dosi;
    expect(doses?.map(({ dal }) => dal)).toEqual([null, '2026-05-20', '2026-09-20']);
    expect(states(schedule(birth, 'male', [dose('J07BM03', '2021-02-01')]).data, 'hpv')).toHaveLength(2);
    expect(states(schedule(birth).data, 'hpv')).toEqual(['in_ritardo', 'prossima', 'prossima']);
  });
});

describe('an adult', () => {
  const born = '1984-03-12';
  test('has no reminders of childhood vaccinations', () => {
    expect(names(schedule(born, 'male').data)).toEqual(['dtpa-adulti']);
  });

  test('has a booster every ten years', () => {
    const booster = (on: string) => doses(schedule(born, 'male', [dose('J07AJ52', on)]).data, 'dtpa-adulti');
    expect(booster('2019-05-14')).toEqual([
      expect.objectContaining({ stato: 'fatta', data: '2019-05-14' }),
      expect.objectContaining({ stato: 'prossima', dal: '2029-05-14' }),
    ]);
    expect(booster('2015-09-14').map(({ stato }) => stato)).toEqual(['fatta', 'dovuta']);
    expect(booster('2005-09-14').map(({ stato }) => stato)).toEqual(['fatta', 'in_ritardo']);
    expect(states(schedule(born, 'male').data, 'dtpa-adulti')).toEqual(['in_ritardo']);
  });

  test.each([
    ['female', ['dtpa-adulti', 'dtpa-gravidanza', 'influenza-gravidanza'], []],
    ['male', ['dtpa-adulti'], []],
    ['unknown', ['dtpa-adulti'], ['paziente_sesso']],
  ])('lists vaccinations in pregnancy by sex: %s', (sex, expected, missing) => {
    const { data, mancano } = schedule(born, sex);
    expect([names(data), mancano]).toEqual([expected, missing]);
  });

  test('is due for influenza yearly from sixty, and for pneumococcus and zoster from sixty-five', () => {
    const { data } = schedule('1960-03-21', 'male', [dose('J07BB02', '2025-10-20'), dose('J07BK03', '2026-03-01')]);
    expect(states(data, 'influenza-adulti')).toEqual(['fatta', 'prossima']);
    expect(doses(data, 'influenza-adulti')[1]?.dal).toBe('2026-10-01');
    expect(states(data, 'pneumococco-anziani')).toEqual(['dovuta']);
    expect(doses(data, 'herpes-zoster').map(({ stato, dal }) => [stato, dal])).toEqual([
      ['fatta', null],
      ['prossima', '2026-05-01'],
    ]);
    expect(names(schedule('1966-03-22', 'male').data)).not.toContain('influenza-bambini');
    expect(states(schedule('1966-03-22', 'male').data, 'influenza-adulti')).toEqual(['prossima']);
    expect(states(schedule('1966-03-21', 'male').data, 'influenza-adulti')).toEqual(['dovuta']);
  });

  // Campaigns start in October; a late dose does not delay the next one.
  test.each([
    ['2025-09-20', '2026-10-01'],
    ['2025-12-20', '2026-10-01'],
    ['2026-02-20', '2026-10-01'],
    ['2026-08-20', '2027-10-01'],
  ])('is due for influenza and COVID-19 again after %s from %s', (on, from) => {
    const { data } = schedule('1955-01-01', 'male', [dose('J07BB02', on), dose('J07BN01', on)], '2026-09-01');
    expect(doses(data, 'influenza-adulti')[1]?.dal).toBe(from);
    expect(doses(data, 'covid-19')[1]?.dal).toBe(from);
  });

  test('does not count the former live vaccine against zoster', () => {
    const { data } = schedule('1955-01-01', 'female', [dose('J07BK02', '2019-01-01')]);
    expect(states(data, 'herpes-zoster')).toEqual(['dovuta', 'prossima']);
  });
});

test('returns no schedule without a date of birth, and the missing field', () => {
  expect(schedule(null, 'unknown')).toEqual({ mancano: ['paziente_nascita', 'paziente_sesso'], data: [] });
});
