import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pill } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { type Therapy, therapies } from './fixture.tsx';
import { CollapsibleList, type CollapsibleListProps } from './index.ts';
import { OpenedList, onAction, onAdd, opened, shared } from './opened-list.tsx';

const meta = {
  title: 'Record/Collapsible list',
  component: CollapsibleList<Therapy>,
  ...shared,
  // A distinct name per story: on the docs page one list must not open another.
  render: (args, { id, parameters }) => (
    <OpenedList {...args} name={`${args.name}-${id}`} opened={parameters.opened !== false} />
  ),
  parameters: documentation({
    what: 'The list of records of a page: a header that opens and closes it, a search, sortable columns and the actions of each row. It remembers whether it is open.',
    when: [
      'Every list of records: contacts, notebook, exams, therapies, links.',
      '`layoutType="cards"` where a record is read rather than compared; `textOrRow="text"` for names and links.',
      'Several lists of the same data: one `name`, one `filterValue` for each.',
    ],
    whenNot: [
      'Facts about one thing: Card with Facts.',
      'A choice to make in a form: Combobox or RadioGroup.',
      'A few words that need neither search nor actions: a plain list.',
    ],
    keyboard: {
      Tab: 'Header, add, search, heads of the columns, then one stop for the actions of each row',
      'Enter / Space': 'Opens and closes; sorts; runs an action',
      'Arrow left / right, Home, End': 'Along the actions of a row',
      'Arrow up / down': 'To the same action of the row above or below; in the menu, to the next item',
      Escape: 'Empties the search, closes the menu, hides a hint',
    },
    notes: [
      'When the focused row is removed, focus moves to the row in its place, or to the header after the last one.',
      'The search looks at what is shown, ignores case and accents, and says aloud how much it found.',
      'In a table the buttons of a row appear when it is pointed at or focused; until then a mark says that there are some. A single one is always visible.',
      'On a phone the table becomes cards and the actions not named by `mobileActions` move into a menu. None disappears.',
      'Beyond 200 rows only those in sight are in the page, in a part that scrolls by itself.',
      'A failure is told in the header too, so that a closed list does not look empty; rows already there stay.',
      'On paper it is open and whole.',
    ],
  }),
} satisfies Meta<CollapsibleListProps<Therapy>>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = () => screen.getByRole('button', { name: 'Terapie in Corso' });
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const searchBox = () => screen.getByRole('searchbox', { name: 'Cerca in Terapie in Corso' });

export const Closed: Story = {
  parameters: { opened: false },
};

// covers T-01
export const ClosedInteractions: Story = {
  ...Closed,
  tags: ['interaction'],
  play: async ({ userEvent, step }) => {
    await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('table')).toBeNull();
    await step('the keyboard opens and closes it', async () => {
      await userEvent.tab();
      await expect(toggle()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('table', { name: 'Terapie in Corso' })).toBeVisible());
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    });
  },
};

export const Open: Story = {
  tags: ['looks'],
  args: { subtitle: 'Quelle che prendi oggi', headerIcon: <Pill /> },
};

// covers L-01
export const OpenInteractions: Story = {
  ...Open,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, step }) => {
    await opened();
    await step('it has a header with an add action, a search and a row for each record', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Aggiungi terapia' }));
      await expect(onAdd).toHaveBeenCalledOnce();
      await expect(searchBox()).toBeVisible();
      await expect(names()).toEqual(therapies.map(({ farmaco }) => farmaco));
    });
    await step('the actions of a row are one stop of Tab, and arrows go along and across', async () => {
      searchBox().focus();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Modifica: Triatec 5 mg' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(screen.getByRole('button', { name: 'Riservatezza: Eutirox 75 µg' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onAction.mock.calls).toEqual([['lock', therapies[1]]]);
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Modifica: Caffè medicato' })).toHaveFocus();
    });
  },
};

export const ActionsAtRest: Story = {
  tags: ['interaction'],
  play: async ({ step }) => {
    await opened();
    const edit = screen.getByRole('button', { name: 'Modifica: Triatec 5 mg' });
    const mark = edit.closest('[data-actions]')?.querySelector('span:has(> svg)') ?? null;
    // Touch and high contrast always show the buttons.
    const hides = matchMedia('(hover: hover) and (pointer: fine) and (not (prefers-contrast: more))').matches;
    if (!hides) return;
    await step('a mark stands in the place of the buttons', async () => {
      await expect(mark).toBeVisible();
      await waitFor(() => expect(edit).toHaveStyle({ opacity: '0' }));
    });
    await step('which appear with the focus', async () => {
      edit.focus();
      await waitFor(() => expect(edit).toHaveStyle({ opacity: '1' }));
      await expect(mark).not.toBeVisible();
    });
    await step('and cover nothing of the row', async () => {
      const before = edit.closest('td')?.previousElementSibling?.getBoundingClientRect();
      const buttons = edit.closest('[data-actions]')?.getBoundingClientRect();
      await expect(buttons?.left).toBeGreaterThanOrEqual(before?.right ?? Number.NaN);
    });
  },
};

export const OneActionAtRest: Story = {
  args: { actions: shared.args.actions.slice(0, 1) },
};

export const OneActionAtRestInteractions: Story = {
  ...OneActionAtRest,
  tags: ['interaction'],
  play: async () => {
    await opened();
    await expect(screen.getByRole('button', { name: 'Modifica: Triatec 5 mg' })).toHaveStyle({ opacity: '1' });
  },
};

export const Empty: Story = {
  args: { rows: [], noData: 'Nessuna terapia in corso' },
};

// covers M-01
export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await opened();
    await expect(screen.getByRole('heading', { name: 'Nessuna terapia in corso' })).toBeVisible();
    const offered = screen.getAllByRole('button', { name: 'Aggiungi terapia' });
    await userEvent.click(offered[1] ?? toggle());
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

export const EmptyWithAction: Story = {
  args: { rows: [], add: undefined, nextStep: <Button>Chiedi al tuo medico</Button> },
};

export const LockedAdd: Story = {
  args: { add: { label: 'Aggiungi terapia', locked: 'Non è nel tuo piano', onSelect: fn() } },
};

export const Loading: Story = {
  args: { rows: [], loading: true },
};

export const LoadingInteractions: Story = {
  ...Loading,
  tags: ['interaction'],
  play: async () => {
    await opened();
    await expect(screen.getByText('Caricamento in corso')).toBeInTheDocument();
    await expect(screen.queryByText('Nessun dato presente')).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['looks'],
  args: { rows: [], error: 'Non è stato possibile caricare le terapie', onRetry: fn() },
};

export const LoadFailedInteractions: Story = {
  ...LoadFailed,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, args }) => {
    await opened();
    await expect(screen.getByText('Non caricato')).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent('Non è stato possibile caricare le terapie');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReloadFailed: Story = {
  args: { error: 'Non è stato possibile aggiornare le terapie', onRetry: fn() },
};

export const ReloadFailedInteractions: Story = {
  ...ReloadFailed,
  tags: ['interaction'],
  play: async () => {
    await opened();
    await expect(names()).toHaveLength(therapies.length);
  },
};

// covers A-15 A-16
export const SearchFinds: Story = {
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, step }) => {
    await opened();
    await step('case and accents do not count, and an empty search brings everything back', async () => {
      await userEvent.type(searchBox(), 'CAFFE');
      await waitFor(() => expect(names()).toEqual(['Caffè medicato']));
      await expect(screen.getByText('1 risultato su 4')).toBeVisible();
      await userEvent.clear(searchBox());
      await waitFor(() => expect(names()).toHaveLength(therapies.length));
    });
    await step('dates are found as they are written', async () => {
      await userEvent.type(searchBox(), '30/11/2019');
      await waitFor(() => expect(names()).toEqual(['Eutirox 75 µg']));
    });
  },
};

export const SearchFindsNothing: Story = {
  tags: ['interaction'],
  play: async ({ userEvent, step }) => {
    await opened();
    await step('Escape empties the search', async () => {
      await userEvent.type(searchBox(), 'zzz');
      await waitFor(() => expect(screen.getByText('Nessun risultato per questa ricerca')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(names()).toHaveLength(therapies.length));
    });
    await userEvent.type(searchBox(), 'zzz');
    await waitFor(() => expect(screen.getByText('0 risultati su 4')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Mostra tutti' })).toBeVisible();
  },
};

export const Sorted: Story = {
  args: { initialSort: { id: 'farmaco', desc: false } },
};

export const SortedInteractions: Story = {
  ...Sorted,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await opened();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    await expect(head('Farmaco')).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()).toEqual(['Caffè medicato', 'Eutirox 75 µg', 'Triatec 5 mg', 'Zitromax 500 mg']);
    within(head('Data inizio')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head('Data inizio')).toHaveAttribute('aria-sort', 'descending');
    await expect(head('Farmaco')).toHaveAttribute('aria-sort', 'none');
    await expect(names()).toEqual(['Triatec 5 mg', 'Zitromax 500 mg', 'Caffè medicato', 'Eutirox 75 µg']);
  },
};

export const DisabledActionWithReason: Story = {
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await opened();
    const remove = screen.getByRole('button', { name: 'Elimina: Eutirox 75 µg' });
    await expect(remove).toHaveAccessibleDescription('È stata prescritta da un medico');
    await userEvent.click(remove);
    await expect(onAction).not.toHaveBeenCalled();
    const hint = () => screen.getByText('È stata prescritta da un medico', { selector: '[popover]' });
    await waitFor(() => expect(hint()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(hint()).not.toBeVisible());
  },
};

export const Selection: Story = {
  tags: ['looks'],
  render: (args, { id }) => (
    <Controlled<readonly string[]> initial={['3']}>
      {(selected, onChange) => (
        <OpenedList
          {...args}
          name={id}
          opened
          selection={{ selected, onChange, actions: <Button size="sm">Esporta</Button> }}
        />
      )}
    </Controlled>
  ),
};

export const SelectionInteractions: Story = {
  ...Selection,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await opened();
    await expect(screen.getByText('1 selezionato')).toBeVisible();
    screen.getByRole('checkbox', { name: 'Seleziona tutto' }).focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByText('4 selezionati')).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: 'Seleziona Zitromax 500 mg' })).toBeChecked();
  },
};

export const English: Story = { args: { title: 'Current therapies' }, globals: { locale: 'en' } };
