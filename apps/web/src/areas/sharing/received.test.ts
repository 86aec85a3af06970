import { describe, expect, test } from 'vitest';
import { toReceived } from './received.ts';

const bloodGroup = {
  resourceType: 'Observation',
  code: { coding: [{ system: 'http://loinc.org', code: '882-1' }], text: 'Gruppo sanguigno' },
  valueCodeableConcept: { text: '0+' },
};
const div = '<div><p>Gruppo sanguigno: 0+</p><p><b>Esami completati</b></p><p>Nulla in questo estratto</p></div>';
const composition = { resourceType: 'Composition', section: [{ title: 'Esami completati', text: { div } }] };
const documentOf = (...resources: object[]) => [
  { resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) },
];

test('the blood group is not a completed exam', () => {
  const received = toReceived(documentOf(composition, bloodGroup));
  expect(received.bloodGroup).toBe('Gruppo sanguigno: 0+');
  expect(received.sections).toEqual([
    {
      title: 'Esami completati',
      lists: [{ title: 'Esami completati', entries: [], notes: ['Nulla in questo estratto'] }],
    },
  ]);
});

test('a document without a blood group has none', () => {
  expect(toReceived(documentOf(composition)).bloodGroup).toBeUndefined();
});

test('a note that several lists repeat is given once, with their titles', () => {
  const nothing = 'Nulla in questo estratto: nel libretto ci può essere altro';
  const section = (...lists: string[]) => ({
    title: lists[0] ?? '',
    text: { div: `<div>${lists.map(toMarkup).join('')}</div>` },
  });
  const toMarkup = (title: string) =>
    `<p><b>${title}</b></p>${title === 'Visite' ? '<ul><li>Mal di schiena</li></ul>' : `<p>${nothing}</p>`}`;
  const several = {
    resourceType: 'Composition',
    section: [section('Allergie'), section('Visite', 'Vaccini'), section('Esami')],
  };
  const { sections, empty } = toReceived(documentOf(several));
  expect(sections).toEqual([
    { title: 'Visite', lists: [{ title: 'Visite', entries: [{ name: 'Mal di schiena', lines: [] }], notes: [] }] },
  ]);
  expect(empty).toEqual([{ note: nothing, titles: ['Allergie', 'Vaccini', 'Esami'] }]);
});

test('different notes stay with their lists', () => {
  const lists = ['Nessuna visita nel libretto', 'Nessun vaccino nel libretto'].map(
    (note) => `<p><b>${note.slice(8)}</b></p><p>${note}</p>`,
  );
  const different = {
    resourceType: 'Composition',
    section: lists.map((text) => ({ title: '', text: { div: `<div>${text}</div>` } })),
  };
  const { sections, empty } = toReceived(documentOf(different));
  expect(sections).toHaveLength(2);
  expect(empty).toEqual([]);
});

describe('a list that has a section of its own', () => {
  const list = (title: string, ...entries: string[]) =>
    `<p><b>${title}</b></p><ul>${entries.map((name) => `<li><b>${name}</b></li>`).join('')}</ul>`;
  const sectionsOf = (...sections: [title: string, ...lists: string[]][]) =>
    toReceived(
      documentOf({
        resourceType: 'Composition',
        section: sections.map(([title, ...lists]) => ({ title, text: { div: `<div>${lists.join('')}</div>` } })),
      }),
    ).sections.map(({ title, lists }) => [title, ...lists.map((one) => one.title)]);
  const allergies = list('Allergie', 'Lattice');

  test('is not repeated in other sections', () => {
    const forbidden = list('Farmaci vietati', 'Augmentin');
    expect(sectionsOf(['Allergie', allergies, forbidden], ['Farmaci vietati', forbidden])).toEqual([
      ['Allergie', 'Allergie'],
      ['Farmaci vietati', 'Farmaci vietati'],
    ]);
  });

  test('stays in other sections if it says something else there', () => {
    const [one, two] = [list('Farmaci vietati', 'Augmentin'), list('Farmaci vietati', 'Augmentin', 'Plasil')];
    expect(sectionsOf(['Allergie', allergies, two], ['Farmaci vietati', one])).toEqual([
      ['Allergie', 'Allergie', 'Farmaci vietati'],
      ['Farmaci vietati', 'Farmaci vietati'],
    ]);
  });
});
