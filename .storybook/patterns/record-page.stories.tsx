import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartPulse, Lock, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../packages/design-system/src/components/button/index.ts';
import {
  CollapsibleList,
  type ListAction,
  type ListColumn,
} from '../../packages/design-system/src/components/collapsible-list/index.ts';
import { ConfirmProvider, useConfirm } from '../../packages/design-system/src/components/confirm-dialog/index.ts';
import { PageHeader } from '../../packages/design-system/src/components/page-header/index.ts';
import { ToastProvider, useToast } from '../../packages/design-system/src/components/toast/index.ts';
import { documentation } from '../../packages/design-system/src/testing/documentation.ts';
import { vars } from '../../packages/design-system/src/theme/index.ts';

interface Exam {
  id: number;
  name: string;
  day: string;
  place: string;
}

const exams: readonly Exam[] = [
  { id: 1, name: 'Emocromo completo', day: '2026-03-02', place: 'Ospedale di Rovereto' },
  { id: 2, name: 'Elettrocardiogramma', day: '2026-01-19', place: 'Studio dott.ssa Bianchi' },
  { id: 3, name: 'Ecografia addome', day: '2025-11-05', place: 'Poliambulatorio San Marco' },
];

const columns: readonly ListColumn<Exam>[] = [
  { id: 'name', header: 'Esame' },
  { id: 'day', header: 'Data', kind: 'date', width: '10rem' },
  { id: 'place', header: 'Dove' },
];

interface RecordPageProps {
  rows: readonly Exam[];
  loading?: boolean | undefined;
  error?: string | undefined;
}

function Exams({ rows, loading, error }: RecordPageProps) {
  const [kept, setKept] = useState(rows);
  const confirm = useConfirm();
  const toasts = useToast();

  async function remove(exam: Exam) {
    if (!(await confirm({ message: `Eliminare "${exam.name}"?`, tone: 'danger', confirmLabel: 'Elimina' }))) return;
    setKept((before) => before.filter(({ id }) => id !== exam.id));
    toasts.show({ message: 'Esame eliminato', tone: 'success', undo: () => setKept(rows) });
  }

  const actions: readonly ListAction<Exam>[] = [
    { id: 'edit', label: 'Modifica', icon: <Pencil />, onSelect: () => {} },
    { id: 'lock', label: 'Riservatezza', icon: <Lock />, onSelect: () => {} },
    { id: 'delete', label: 'Elimina', icon: <Trash2 />, tone: 'danger', onSelect: (exam) => void remove(exam) },
  ];

  return (
    <main style={{ display: 'grid', gap: vars.space[5], maxInlineSize: vars.layout.page, marginInline: 'auto' }}>
      <PageHeader
        title="Esami"
        description="I risultati che hai caricato, e quelli che i tuoi medici hanno condiviso con te."
        actions={
          <Button variant="primary" iconStart={<Plus />}>
            Nuovo esame
          </Button>
        }
      />
      <CollapsibleList
        name={`pattern-${rows.length}-${error ?? ''}`}
        title="Esami del sangue e strumentali"
        headerIcon={<HeartPulse />}
        rows={kept}
        rowId={({ id }) => id}
        columns={columns}
        actions={actions}
        mobileActions={['edit']}
        loading={loading}
        error={error}
        onRetry={() => {}}
        noData="Non hai ancora caricato esami."
      />
    </main>
  );
}

const meta = {
  title: 'Patterns/Record page',
  component: Exams,
  args: { rows: exams },
  decorators: [
    (Story) => (
      <ConfirmProvider>
        <ToastProvider>{Story()}</ToastProvider>
      </ConfirmProvider>
    ),
  ],
  parameters: documentation({
    what: 'A page of the record: description, primary action and a list.',
    when: [
      'A section of the record with entries of one kind. The header describes it in plain language.',
      'One primary action, in the header. Actions on an entry are in its row.',
      'Deleting asks for confirmation and then shows a message with an undo action.',
    ],
    whenNot: [
      'Facts instead of entries: use cards with `Facts`.',
      'Entries to choose from instead of to manage: use search results.',
    ],
    notes: [
      'Loading, error and empty states belong to the list: the header and its actions stay.',
      'On a phone one action stays visible and the others move into a menu.',
    ],
  }),
} satisfies Meta<typeof Exams>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  const header = await canvas.findByRole('button', { name: 'Esami del sangue e strumentali' });
  if (header.getAttribute('aria-expanded') !== 'true') await userEvent.click(header);
};

export const WithRecords: Story = {};

export const WithRecordsInteractions: Story = {
  ...WithRecords,
  tags: ['interaction'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Elimina: Ecografia addome' }));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(context.canvas.queryByText('Ecografia addome')).toBeNull());
    // The focused button was removed with its row: focus moves to another row and no tooltip remains.
    await expect(context.canvas.getByRole('button', { name: 'Modifica: Elettrocardiogramma' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Elimina', { selector: ':popover-open' })).toBeNull());
    await expect(await screen.findByText('Esame eliminato')).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Ripristina' }));
    await expect(await context.canvas.findByText('Ecografia addome')).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [] } };

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: open,
};
export const Loading: Story = { args: { rows: [], loading: true } };

export const LoadingInteractions: Story = {
  ...Loading,
  tags: ['interaction'],
  play: open,
};
export const LoadError: Story = {
  tags: ['looks'],
  args: { rows: [], error: 'Gli esami non sono arrivati.' },
};

export const LoadErrorInteractions: Story = {
  ...LoadError,
  tags: ['looks', 'interaction'],
  play: open,
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: open,
};
