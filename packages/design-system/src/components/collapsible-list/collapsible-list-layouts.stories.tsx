import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { manyTherapies, type Therapy, therapies, therapyColumns } from './fixture.tsx';
import { CollapsibleList, type CollapsibleListProps } from './index.ts';
import { LongList, OpenedList, onAction, opened, shared } from './opened-list.tsx';

const meta = {
  title: 'Record/Collapsible list layouts',
  component: CollapsibleList<Therapy>,
  ...shared,
  render: (args, { id }) => <OpenedList {...args} name={id} opened />,
  parameters: documentation({
    what: 'The looks of a list: table, cards, lines of text; on a phone, and with more rows than fit in a page.',
    when: [
      '`table` where records are compared column by column. On a phone it becomes cards or lines by itself; elsewhere it leaves out `secondary` columns where there is little room, and becomes cards where even the others do not fit.',
      '`layoutType="cards"` where a record is read rather than compared.',
      '`textOrRow="text"` for names and links.',
    ],
    whenNot: ['Two or three facts: Card with Facts.'],
    keyboard: {
      'Enter / Space': 'On "Altre azioni", opens the menu on its first item',
      'Arrow up / down, Home, End, letters': 'Move in the menu',
      Escape: 'Closes the menu; focus goes back to its button',
      'Page up / down, Home, End': 'Scroll a list of more than 200 rows, when it has focus',
    },
    notes: [
      'Beyond 200 rows only those in sight are in the page. The row that holds the focus stays, wherever it is.',
      'A tablet shows one menu per row where there are more than two actions.',
      'Cards have no heads to sort by: they have "Ordina per".',
    ],
  }),
} satisfies Meta<CollapsibleListProps<Therapy>>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchBox = () => screen.getByRole('searchbox', { name: 'Cerca in Terapie in Corso' });
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

const wordy = 'Idrossiclorochina solfato compresse rivestite con film, da assumere a stomaco pieno e lontano dal latte';

export const LongWords: Story = {
  args: {
    title: 'Segnalazioni di sospetta reazione avversa a farmaci e vaccini degli ultimi ventiquattro mesi',
    rows: therapies.map((row) => ({
      ...row,
      farmaco: row.id_terapie === 1 ? wordy : `${row.farmaco}${'u'.repeat(60)}`,
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '42rem' }}>{Story()}</div>],
};

export const LittleRoom: Story = {
  tags: ['looks'],
  args: { columns: therapyColumns.map((column) => ({ ...column, secondary: column.id === 'data_inizio' })) },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
};

export const LittleRoomInteractions: Story = {
  ...LittleRoom,
  tags: ['interaction'],
  play: async () => {
    const list = (await opened()).closest('section');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Data inizio/ })).toBeNull());
    await expect(names()).toHaveLength(therapies.length);
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    for (const button of screen.getAllByRole('button', { name: /^Altre azioni: / }))
      await expect(right(button)).toBeLessThanOrEqual(right(list));
  },
};

export const WithoutSearch: Story = {
  args: { searchable: false },
};

export const WithoutSearchInteractions: Story = {
  ...WithoutSearch,
  tags: ['interaction'],
  play: async () => {
    await opened();
    await expect(screen.getByRole('status').parentElement).toHaveProperty('offsetHeight', 0);
  },
};

export const Phone: Story = {
  args: { mobileActions: ['delete'], subtitle: 'Quelle che prendi oggi' },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ userEvent, step }) => {
    await opened();
    const more = screen.getByRole('button', { name: 'Altre azioni: Triatec 5 mg' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await step('records are cards and nothing sticks out', async () => {
      await expect(screen.queryByRole('table')).toBeNull();
      await expect(screen.getAllByRole('listitem')).toHaveLength(therapies.length);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
    await step('the documented action stays, the others are in the menu', async () => {
      await expect(screen.getByRole('button', { name: 'Elimina: Triatec 5 mg' })).toBeVisible();
      more.focus();
      await userEvent.keyboard('{Enter}');
      await expect(item('Modifica')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(item('Riservatezza')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(more).toHaveFocus();
    });
    await step('choosing runs it and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}r{Enter}');
      await expect(onAction.mock.calls).toEqual([['lock', therapies[0]]]);
      await expect(more).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Triatec 5 mg' })).toBeVisible());
  },
};

/** Ten thousand rows are slow on a busy machine. */
const patient = { timeout: 10_000 };
const shows = (name: string) => waitFor(() => expect(screen.getByText(name)).toBeVisible(), patient);

export const TenThousandRows: Story = {
  tags: ['looks'],
  render: (args, { id }) => <LongList {...args} name={id} count={10_000} />,
};

export const TenThousandRowsInteractions: Story = {
  ...TenThousandRows,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, step }) => {
    await opened();
    await step('only the rows in sight are in the page, and all are counted', async () => {
      await shows('Farmaco 1');
      await expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
      await expect(names().length).toBeLessThan(60);
    });
    await step('the actions of a row are within the frame', async () => {
      const scroller = screen.getByRole('group', { name: 'Terapie in Corso' });
      await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
      const last = screen.getByRole('button', { name: 'Elimina: Farmaco 1' });
      await expect(last.getBoundingClientRect().right).toBeLessThan(scroller.getBoundingClientRect().right);
    });
    await step('the end can be reached', async () => {
      const scroller = screen.getByRole('group', { name: 'Terapie in Corso' });
      scroller.scrollTop = scroller.scrollHeight;
      await shows('Farmaco 10000');
    });
    await step('it stays in its frame while it is searched, until few are left', async () => {
      await userEvent.type(searchBox(), '98');
      await waitFor(() => expect(names()[0]).toBe('Farmaco 98'), patient);
      await expect(screen.getByRole('group', { name: 'Terapie in Corso' })).toBeVisible();
      await expect(names().length).toBeLessThan(60);
      await userEvent.clear(searchBox());
    });
    await step('the search looks at all of them', async () => {
      await userEvent.type(searchBox(), '9876');
      await waitFor(() => expect(names()).toEqual(['Farmaco 9876']), patient);
      await userEvent.clear(searchBox());
      await shows('Farmaco 1');
    });
  },
};

export const Cards: Story = {
  tags: ['looks'],
  // Enough of them to be worth an order.
  args: { layoutType: 'cards', rows: [...therapies, ...manyTherapies(12).slice(10)] },
};

export const CardsInteractions: Story = {
  ...Cards,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordina per' }), 'Farmaco, dalla A alla Z');
    const [first] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Caffè medicato/);
  },
};

export const TextRows: Story = {
  tags: ['looks'],
  args: { textOrRow: 'text', title: 'Ospedali Italiani', dotColor: undefined, add: undefined, actions: [] },
};

export const Dark: Story = { args: { subtitle: 'Quelle che prendi oggi' }, globals: { theme: 'dark' } };

export const HighContrast: Story = {
  args: { subtitle: 'Quelle che prendi oggi' },
  globals: { theme: 'high-contrast' },
};
