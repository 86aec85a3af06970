import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pill } from 'lucide-react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { ConfidentialityBadge } from '../confidentiality-badge/index.ts';
import { manyTherapies, type Therapy, therapies, therapyActions, therapyLine, therapyLink } from './fixture.tsx';
import { CollapsibleList, type CollapsibleListProps } from './index.ts';
import { OpenedList, onAction, shared } from './opened-list.tsx';

const preview = therapies.slice(0, 2);

const meta = {
  title: 'Record/Collapsible list preview',
  component: CollapsibleList<Therapy>,
  ...shared,
  args: { ...shared.args, preview, line: therapyLine, rowLink: therapyLink },
  render: (args, { id, parameters }) => (
    <OpenedList {...args} name={`${args.name}-${id}`} opened={parameters.opened === true} />
  ),
  parameters: documentation({
    what: 'A closed list that shows its newest or most important rows, rows that lead to their own page, and long lists by year.',
    when: [
      '`preview` on every list of records: a closed list is never an empty box.',
      '`rowLink` where records have a page of their own; without it a press on a row of the preview opens the list there.',
      '`orderedBy` where rows come ordered by date: beyond 30 rows each year has a heading.',
    ],
    whenNot: ['Rows that are only compared, such as links or drugs of a search.'],
    keyboard: {
      Tab: 'Header, add, then each row of the preview',
      Enter: 'Follows the row; on "Mostra altri 30", shows them and moves to the first new one',
    },
    notes: [
      'The caller chooses the rows of the preview: two, of which large text shows the first.',
      'On a phone the rows of a list with `rowLink` are lines: only the actions of `mobileActions` and those with a `chip` stay.',
      'Actions of a table show on hover and focus, always on touch screens and with increased contrast.',
      'Search and sorting look at all rows, not only at those shown; on paper all are shown.',
    ],
  }),
} satisfies Meta<CollapsibleListProps<Therapy>>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = () => screen.getByRole('button', { name: 'Terapie in Corso' });
const items = () => within(screen.getByRole('list', { name: 'Terapie in Corso' })).getAllByRole('listitem');

export const Closed: Story = { tags: ['looks'] };

export const ClosedInteractions: Story = {
  ...Closed,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, step }) => {
    await step('each row leads to its own page and is not part of the toggle', async () => {
      await expect(items()).toHaveLength(2);
      const link = screen.getByRole('link', { name: /Triatec 5 mg/ });
      await expect(link).toHaveAttribute('href', '#terapia-1');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
      await expect(toggle().contains(link)).toBe(false);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    });
    await step('the open list takes their place', async () => {
      await userEvent.click(toggle());
      await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
      await expect(screen.queryByRole('list', { name: 'Terapie in Corso' })).toBeNull();
      await userEvent.click(toggle());
      await waitFor(() => expect(items()).toHaveLength(2));
    });
  },
};

export const WithoutPages: Story = { args: { rowLink: undefined } };

export const WithoutPagesInteractions: Story = {
  ...WithoutPages,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Eutirox 75 µg/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Modifica: Eutirox 75 µg' })).toHaveFocus());
  },
};

export const Thumbnails: Story = { args: { thumbnail: () => <Pill /> } };

export const Loading: Story = { args: { rows: [], preview: [], loading: true } };

export const LongWords: Story = {
  args: {
    preview,
    thumbnail: () => <Pill />,
    line: ({ farmaco }) => ({
      title: `${farmaco} compresse rivestite con film, da assumere a stomaco pieno e lontano dal latte e dai latticini`,
      text: `Quattordicinovembreduemilaventisei${'i'.repeat(60)}`,
      value: 'una compressa e mezza',
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

const lockable = therapyActions(onAction).map((action) =>
  action.id === 'lock'
    ? {
        ...action,
        chip: ({ id_terapie: id }: Therapy) => <ConfidentialityBadge level={id === 1 ? 6 : 4} look="symbol" />,
        chipText: ({ id_terapie: id }: Therapy) => (id === 1 ? 'Strettamente riservato' : undefined),
      }
    : action,
);

export const PhoneLines: Story = {
  tags: ['looks'],
  args: { actions: lockable, mobileActions: ['delete'], thumbnail: () => <Pill /> },
  globals: { viewport: { value: 'phone' } },
  parameters: { opened: true },
};

export const PhoneLinesInteractions: Story = {
  ...PhoneLines,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, step }) => {
    await waitFor(() => expect(items()).toHaveLength(therapies.length));
    await step('a row is a line of at least 56 px that leads to its page', async () => {
      for (const item of items()) {
        await expect(within(item).getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
      }
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
    await step('the buttons of all rows stand in the same place beside the words', async () => {
      const places = items().map((item) => {
        const { top, right } = item.getBoundingClientRect();
        const words = within(item).getByRole('link').getBoundingClientRect();
        return within(item)
          .getAllByRole('button')
          .map((button) => {
            const box = button.getBoundingClientRect();
            return { fromEnd: right - box.right, besideWords: box.left >= words.left && box.top - top < words.height };
          });
      });
      for (const place of places) await expect(place).toEqual(places[0]);
      await expect(places.flat().every(({ besideWords }) => besideWords)).toBe(true);
    });
    await step('only the documented action and the badge stay', async () => {
      const [first] = items();
      if (!first) throw new Error('The list is empty.');
      await expect(within(first).getAllByRole('button')).toHaveLength(2);
      await expect(within(first).getByText('Strettamente riservato')).toBeVisible();
      await expect(first.querySelector('svg:last-child')).toBeVisible();
      await userEvent.click(within(first).getByRole('button', { name: /^Riservatezza: Triatec 5 mg/ }));
      await userEvent.click(within(first).getByRole('button', { name: 'Elimina: Triatec 5 mg' }));
      await expect(onAction.mock.calls.map(([action]) => action)).toEqual(['lock', 'delete']);
    });
  },
};

/** Rows without a page say everything in their line. */
export const PhoneLinesWithoutPages: Story = {
  args: {
    rowLink: { href: () => undefined },
    mobileActions: ['edit', 'delete'],
    line: ({ farmaco }) => ({
      title: farmaco,
      text: 'Una compressa al mattino, a stomaco pieno, e una prima di dormire',
    }),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { opened: true },
};

const many = manyTherapies(75);

export const Years: Story = {
  tags: ['looks'],
  args: { rows: many, preview: many.slice(0, 2), orderedBy: 'data_inizio' },
  parameters: { opened: true },
};

export const YearsInteractions: Story = {
  ...Years,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, step }) => {
    const names = () =>
      screen.queryAllByRole('rowheader', { name: /^Farmaco/ }).map((cell) => cell.textContent?.replace('Farmaco ', ''));
    const more = (name: string) => screen.getByRole('button', { name });
    await step('thirty rows are shown, under their year', async () => {
      await waitFor(() => expect(names()).toHaveLength(30));
      await expect(screen.getByRole('rowheader', { name: '2026' })).toBeVisible();
      await expect(screen.getByText('30 di 75')).toBeVisible();
    });
    await step('thirty more take the focus', async () => {
      more('Mostra altri 30').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(names()).toHaveLength(60));
      await expect(screen.getByRole('link', { name: 'Farmaco 31' })).toHaveFocus();
      await expect(screen.getByText('60 di 75')).toHaveRole('status');
      await userEvent.click(more('Mostra altri 15'));
      await waitFor(() => expect(names()).toHaveLength(75));
      await expect(screen.queryByRole('button', { name: /^Mostra/ })).toBeNull();
      await expect(screen.getByRole('rowheader', { name: '2025' })).toBeVisible();
    });
    await step('the search looks at all rows', async () => {
      await userEvent.type(screen.getByRole('searchbox'), '74');
      await waitFor(() => expect(names()).toEqual(['74']));
      await expect(screen.queryByRole('rowheader', { name: '2026' })).toBeNull();
    });
  },
};

export const PhoneYears: Story = {
  args: { rows: many, preview: many.slice(0, 2), orderedBy: 'data_inizio' },
  globals: { viewport: { value: 'phone' } },
  parameters: { opened: true },
};

export const English: Story = { args: { title: 'Current therapies' }, globals: { locale: 'en' } };

export const Dark: Story = { args: { thumbnail: () => <Pill /> }, globals: { theme: 'dark' } };
