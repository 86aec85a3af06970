import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { SearchResults, SearchResultsDialog, type SearchResultsProps } from './index.ts';

function InDialog(args: SearchResultsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cerca</Button>
      <SearchResultsDialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const groups: SearchResultsProps['groups'] = [
  {
    id: '0',
    label: 'Richiesti',
    results: [
      { id: '11', title: 'TAC torace con mezzo di contrasto', description: 'Dott.ssa Bianchi', aside: '9 mar 2026' },
      { id: '12', title: 'Attacco ischemico: controllo', description: 'Centro San Tacito', aside: '12 apr 2026' },
    ],
  },
  { id: '1', label: 'Programmati', results: [] },
  { id: '2', label: 'Completati', results: [{ id: '31', title: 'Tac encefalo', aside: '30 nov 2025' }] },
];

const meta = {
  title: 'Record/Search results',
  component: SearchResults,
  subcomponents: { SearchResultsDialog },
  args: { question: 'tàc', groups, onSelect: fn(), minLength: 3 },
  parameters: documentation({
    what: 'What a search found, group by group, with the words marked that were searched for.',
    when: ['A search over several lists: the dialog "Tu hai cercato per:" of the exams.'],
    whenNot: ['A search inside one list: CollapsibleList has its own.', 'A value of a field: Combobox.'],
    keyboard: {
      'Arrow up / down': 'From result to result, also into the next group',
      'Home / End': 'First, last',
      Enter: 'Opens the result',
    },
    notes: [
      'The number of results is announced; groups without a result are left out.',
      'Case and accents do not matter to the marks: “perche” marks “Perché”.',
    ],
  }),
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};

export const GroupedInteractions: Story = {
  ...Grouped,
  tags: ['interaction'],
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 risultati');
    await expect(canvas.queryByRole('heading', { name: /Programmati/ })).toBeNull();
    await step('words are marked whatever their case', async () => {
      const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
      await expect(marks).toEqual(['TAC', 'tac', 'Tac', 'Tac']);
    });
    await step('arrows cross groups', async () => {
      canvas.getByRole('button', { name: /Attacco/ }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: /Tac encefalo/ })).toHaveFocus();
      await userEvent.keyboard('{Home}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith(groups[0]?.results[0]);
    });
  },
};

export const Dialog: Story = {
  tags: ['looks'],
  render: (args) => <InDialog {...args} />,
};

export const DialogInteractions: Story = {
  ...Dialog,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerca' }));
    const dialog = screen.getByRole('dialog', { name: 'Tu hai cercato per:' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription('tàc');
  },
};

export const Empty: Story = {
  args: { groups: [], question: 'risonanza' },
  render: (args) => <InDialog {...args} />,
};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerca' }));
    await expect(await screen.findByRole('heading', { name: 'nessuna data' })).toBeVisible();
  },
};

export const TooShort: Story = {
  args: { question: 'ta' },
};

export const TooShortInteractions: Story = {
  ...TooShort,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Scrivi almeno 3 caratteri.');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Loading: Story = { args: { loading: true } };

const onRetry = fn();
export const LoadError: Story = {
  tags: ['looks'],
  args: { error: { text: 'La ricerca non è riuscita.', onRetry } },
};

export const LoadErrorInteractions: Story = {
  ...LoadError,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = { render: ({ onSelect: _, ...args }) => <SearchResults {...args} /> };

export const LongWords: Story = {
  tags: ['looks'],
  args: {
    question: 'ecocolordoppler',
    groups: [
      {
        id: '0',
        label: 'Richiesti dal centro di medicina nucleare',
        results: [
          {
            id: '1',
            title: 'Ecocolordopplergrafia transcranica dei vasi intracranici con prova funzionale',
            description: 'Azienda Ospedaliero-Universitaria Policlinico Sant’Orsola',
            aside: '9 mar 2026',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};

export const LongWordsInteractions: Story = {
  ...LongWords,
  tags: ['looks', 'interaction'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Phone: Story = { ...Dialog, globals: { viewport: { value: 'phone' } } };
export const English: Story = { globals: { locale: 'en' } };
