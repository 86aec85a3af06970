import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { ToggleTable, type ToggleTableProps } from './index.ts';

const notice =
  'I dati sono trattati dal titolare ai sensi del Regolamento (UE) 2016/679. Puoi revocare il consenso in ogni momento, senza che questo tocchi quello che è stato fatto prima.';

const rows: ToggleTableProps['rows'] = [
  {
    id: '1',
    subject: 'Conservazione della cartella',
    purpose: 'Tenere i tuoi dati clinici e mostrarli ai medici che scegli.',
    notice,
    value: true,
    changedOn: '2026-01-12',
  },
  {
    id: '7',
    subject: 'Ricerca scientifica',
    purpose: 'Studi statistici su dati resi anonimi.',
    notice,
    value: false,
  },
  {
    id: '14',
    subject: 'Conservazione dopo la cancellazione',
    purpose: 'Tenere per un anno dati pseudonimizzati.',
    notice,
    value: true,
    changedOn: '2025-11-30',
    lockedReason: 'Questo consenso si cambia solo chiudendo l’account.',
  },
];

function Saved({ onToggle, ...args }: ToggleTableProps) {
  const [held, setHeld] = useState(args.rows);
  async function save(id: string, value: boolean) {
    await onToggle(id, value);
    setHeld((before) => before.map((row) => (row.id === id ? { ...row, value, changedOn: '2026-03-09' } : row)));
  }
  return <ToggleTable {...args} rows={held} onToggle={save} />;
}

const meta = {
  title: 'Record/Toggle table',
  component: ToggleTable,
  args: { label: 'I tuoi consensi', rows, onToggle: fn(async () => {}) },
  render: (args) => <Saved {...args} />,
  parameters: documentation({
    what: 'A table of decisions, each with its subject, the text to read first, and its date.',
    when: ['Consents; other lists of yes and no that are saved one by one.'],
    whenNot: ['Settings of one thing: Switch in a Card.', 'Rows with other columns: CollapsibleList.'],
    keyboard: { Space: 'Turns the switch of a row', Tab: 'Goes to the next switch or notice' },
    notes: [
      'The new state shows at once and is marked as being saved; when the server refuses, the old one comes back with the reason.',
      'A locked row keeps its switch, its value and its reason.',
      'On a phone each row is a card, with the decision below what it is about.',
    ],
  }),
} satisfies Meta<typeof ToggleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consents: Story = {};

export const ConsentsInteractions: Story = {
  ...Consents,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const research = () => canvas.getByRole('switch', { name: 'Ricerca scientifica' });
    await step('a press saves, and the date follows', async () => {
      await userEvent.click(research());
      await waitFor(() => expect(research()).toBeChecked());
      await expect(args.onToggle).toHaveBeenLastCalledWith('7', true);
      const row = research().closest('tr') as HTMLElement;
      await waitFor(() => expect(row).toHaveTextContent('9 mar 2026'));
      await expect(canvas.getByText('Ricerca scientifica: Acconsento. Salvato.')).toBeInTheDocument();
    });
    await step('the locked one says why and stays', async () => {
      const locked = canvas.getByRole('switch', { name: 'Conservazione dopo la cancellazione' });
      await userEvent.click(locked);
      await expect(args.onToggle).toHaveBeenCalledOnce();
      await expect(locked).toBeChecked();
      await expect(locked).toHaveAccessibleDescription(/solo chiudendo l’account/);
    });
    await step('the notice opens where it is', async () => {
      const row = within(research().closest('tr') as HTMLElement);
      await userEvent.click(row.getByText('Leggi l’informativa'));
      await expect(row.getByText(/Regolamento/)).toBeVisible();
    });
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  args: { onToggle: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const research = canvas.getByRole('switch', { name: 'Ricerca scientifica' });
    await userEvent.click(research);
    await expect(research).toBeChecked();
    await userEvent.click(research);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: 'Conservazione della cartella' }));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  tags: ['looks', 'interaction'],
  args: {
    onToggle: fn(async () => {
      throw new Error('500');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const research = canvas.getByRole('switch', { name: 'Ricerca scientifica' });
    await userEvent.click(research);
    await waitFor(() => expect(research).toHaveAccessibleDescription(/Non è stato salvato/));
    await expect(research).not.toBeChecked();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const card = canvas.getAllByRole('listitem')[2] as HTMLElement;
    const top = (element: Element) => element.getBoundingClientRect().top;
    await expect(top(within(card).getByRole('switch'))).toBeGreaterThan(top(within(card).getByRole('heading')));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [], emptyText: 'Nessun consenso da dare' } };

const onRetry = fn();
export const LoadError: Story = {
  tags: ['looks'],
  args: { error: { text: 'Non riusciamo a mostrare i consensi.', onRetry } },
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

export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'phone' } } };
export const English: Story = { args: { label: 'Your consents' }, globals: { locale: 'en' } };
