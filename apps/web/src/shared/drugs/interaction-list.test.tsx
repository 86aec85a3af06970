import { cleanup, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Interaction, InteractionList } from './interaction-list.tsx';
import messages from './messages.it.json' with { type: 'json' };

beforeEach(() =>
  createInstance()
    .use(initReactI18next)
    .init({ lng: 'it', resources: { it: { drugs: messages } } }),
);
afterEach(cleanup);

const finding = (gravita: Interaction['gravita'], farmaco_in_corso: string): Interaction => ({
  tipo: 'interazione',
  gravita,
  farmaco_in_corso,
  interazione_con: 'Brufen',
  stretta: false,
  effetto: '',
  consiglio: '',
  fonte: 'RCP',
  voce: '',
});
const findings = [finding('grave', 'Coumadin'), finding('moderata', 'Ramipril'), finding('lieve', 'Inderal')];
const show = (some: readonly Interaction[]) => render(<InteractionList folded interactions={some} reviewed />);

test('a folded list says the worst in words and counts the others', () => {
  show(findings);
  const summary = screen.getByText('Altre 2 interazioni');
  const others = summary.closest('details');
  expect(others?.open).toBe(false);
  expect(within(others as HTMLElement).getAllByText(/^Brufen con /)).toHaveLength(2);
  const worst = screen.getByText('Brufen con Coumadin');
  expect(others?.contains(worst)).toBe(false);
  expect(worst.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [2, 'Un’altra interazione'],
  [1, undefined],
])('of %s interactions the folded part is called %s', (count, name) => {
  show(findings.slice(0, count));
  expect(document.querySelector('summary')?.textContent).toBe(name);
});
