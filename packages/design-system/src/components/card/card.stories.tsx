import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartPulse, Pencil, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { Card, Facts } from './index.ts';

const edit = (
  <Button size="sm" variant="ghost" iconStart={<Pencil />}>
    Modifica
  </Button>
);

const personal = [
  { term: 'Nome e cognome', value: 'Maria De Luca' },
  { term: 'Data di nascita', value: '9 marzo 1945' },
  { term: 'Codice fiscale', value: 'DLCMRA45C49H501X' },
  { term: 'Stato civile', value: '' },
];

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    title: 'Dati anagrafici',
    icon: <UserRound />,
    actions: edit,
    children: <Facts items={personal} />,
  },
  argTypes: { icon: { control: false }, actions: { control: false }, children: { control: false } },
  parameters: documentation({
    what: 'A page of the booklet: bound on the left, with the corners one turns rounded.',
    when: ['One subject of the record, with what can be done to it.'],
    whenNot: ['A row of a list: CollapsibleList. Something to decide now: Dialog.'],
    notes: [
      'A section named by its title, so that a screen reader can jump from card to card.',
      '`Facts` says "Non indicato" for what is missing: an empty space could be a fault or an answer.',
    ],
  }),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dati anagrafici' })).toBeVisible();
    await expect(canvas.getByText(/Non indicato|Not given/)).toBeVisible();
  },
};

export const Plain: Story = {
  args: { title: undefined, icon: undefined, actions: undefined, children: 'Senza titolo.' },
};

export const FactRows: Story = {
  tags: ['looks'],
  args: { children: <Facts items={personal} layout="rows" /> },
};

export const FactRowsInteractions: Story = {
  ...FactRows,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const edges = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(edges('Maria De Luca').left).toBeGreaterThan(edges('Nome e cognome').right);
    await expect(edges('9 marzo 1945').left).toBe(edges('Maria De Luca').left);
  },
};

export const SideBySide: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
        gap: '1.25rem',
      }}
    >
      <Card title="Dati anagrafici" icon={<UserRound />} actions={edit}>
        <Facts items={personal} />
      </Card>
      <Card title="Informazioni mediche" icon={<HeartPulse />} actions={edit}>
        <Facts
          items={[
            { term: 'Gruppo sanguigno', value: 'A+' },
            { term: 'Donazione degli organi', value: 'Acconsento' },
            { term: 'Medico di famiglia', value: 'Dott.ssa Giulia Ferraris' },
          ]}
        />
      </Card>
    </div>
  ),
};
