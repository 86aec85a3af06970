import { expect, test } from 'vitest';
import { areasOf, cards, summaryAreas } from '../../shared/record-summary/summary.ts';
import { findHidden, findUnseen, type Hidden } from './hidden-areas.ts';

const hidden: Hidden = summaryAreas.map((area) => ({ area, motivo: 'level', numero: 5 }));

/** Those whose absence is named on the page of a doctor. */
const always = [{ id: 'confirmed' }, { id: 'therapies' }] as const;

test('what is hidden is said once for each area, in its card or where the doctor has none', () => {
  const shownCards = [...always, { id: 'visits' }, { id: 'excluded' }] as const;
  const inCards = ['alerts' as const, ...shownCards.map(({ id }) => id)].flatMap(areasOf);
  const elsewhere = findUnseen(hidden, shownCards);
  expect([...inCards, ...elsewhere].toSorted()).toEqual(summaryAreas.toSorted());
  expect(elsewhere).toContain('exams');
  expect(elsewhere).not.toContain('visits');
});

test('every area has a card, so that none is said elsewhere when all are shown', () => {
  expect(cards.flatMap(areasOf).toSorted()).toEqual(summaryAreas.toSorted());
  expect(
    findUnseen(
      hidden,
      cards.map((id) => ({ id })),
    ),
  ).toEqual([]);
  expect(findUnseen([], always)).toEqual([]);
});

test('every reason of an area is kept', () => {
  const reasons: Hidden = [
    { area: 'visits', motivo: 'level', numero: 1 },
    { area: 'files', motivo: 'level', numero: 3 },
    { area: 'visits', motivo: 'specialty', numero: 2 },
  ];
  expect(findHidden(reasons, 'visits').map(({ motivo, numero }) => [motivo, numero])).toEqual([
    ['level', 1],
    ['specialty', 2],
  ]);
});
