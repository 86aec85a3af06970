import { expect, test } from 'vitest';
import type { DueDose } from '../../shared/doses/schedule.ts';
import { arrangeDoses } from './arrange-doses.ts';

const dose = (id_terapie: number, ora: string, recorded = false) =>
  ({ therapy: { id_terapie }, ora, recorded: recorded ? {} : undefined }) as DueDose;
const due = [dose(1, '07:30'), dose(2, '08:00'), dose(3, '13:00'), dose(2, '20:00'), dose(3, '21:00')];
const phone = { least: 2, most: 3 };
const largeText = { least: 1, most: 1 };

const arrange = (now: string, room = phone, doses = due) => {
  const { earlier, shown, next } = arrangeDoses(doses, room, now);
  return [earlier, shown, next].map((part) => part.map(({ ora }) => ora));
};

test.each([
  ['06:00', [], ['07:30'], ['08:00']],
  ['07:45', [], ['07:30'], ['08:00']],
  ['08:10', [], ['07:30', '08:00'], ['13:00']],
  ['13:00', [], ['07:30', '08:00', '13:00'], ['20:00']],
  ['16:40', [], ['07:30', '08:00', '13:00'], ['20:00']],
  ['20:05', ['07:30'], ['08:00', '13:00', '20:00'], ['21:00']],
  ['22:00', ['07:30', '08:00'], ['13:00', '20:00', '21:00'], []],
])('at %s the latest doses whose time has passed are shown in order of time', (now, ...parts) => {
  expect(arrange(now)).toEqual(parts);
});

test('with large text only the latest one is shown', () => {
  expect(arrange('16:40', largeText)).toEqual([['07:30', '08:00'], ['13:00'], ['20:00']]);
  expect(arrange('06:00', largeText)).toEqual([[], ['07:30'], ['08:00']]);
});

test('an answered dose keeps its place', () => {
  const answered = due.map((one, index) => (index < 2 ? dose(one.therapy.id_terapie, one.ora, true) : one));
  expect(arrange('16:40', phone, answered)).toEqual([[], ['07:30', '08:00', '13:00'], ['20:00']]);
  expect(arrange('08:10', phone, answered)).toEqual([[], ['07:30', '08:00'], ['13:00']]);
});

test('every dose of the next time is named', () => {
  const evening = [dose(1, '08:00'), dose(2, '20:00'), dose(3, '20:00'), dose(4, '22:00')];
  expect(arrange('16:40', largeText, evening)).toEqual([[], ['08:00'], ['20:00', '20:00']]);
  expect(arrange('16:40', phone, evening)).toEqual([[], ['08:00'], ['20:00', '20:00']]);
  expect(arrange('06:00', phone, evening.slice(1))).toEqual([[], ['20:00', '20:00'], ['22:00']]);
});

test('a dose whose time has not come is offered once every earlier one of the day is answered', () => {
  const [morning, noon, evening] = [dose(2, '08:00'), dose(3, '13:00'), dose(2, '20:00')];
  expect(arrange('11:56', phone, [morning, noon, evening])).toEqual([[], ['08:00'], ['13:00']]);
  expect(arrange('11:56', phone, [morning, evening])).toEqual([[], ['08:00'], ['20:00']]);
  expect(arrange('11:56', phone, [dose(2, '08:00', true), noon, evening])).toEqual([[], ['08:00', '13:00'], ['20:00']]);
  // The one of the morning is corrected elsewhere.
  expect(arrangeDoses([noon, evening], phone, '11:56', [morning, noon, evening])).toEqual({
    earlier: [],
    shown: [],
    next: [noon],
  });
});
