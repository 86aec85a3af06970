import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Plus, Printer } from 'lucide-react';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Taccuino',
    description: 'I dolori e i sintomi che hai disegnato, dal più recente.',
    actions: (
      <>
        <Button iconStart={<Printer />}>Stampa</Button>
        <Button variant="primary" iconStart={<Plus />}>
          Nuova segnalazione
        </Button>
      </>
    ),
  },
  argTypes: { actions: { control: false }, back: { control: false } },
  parameters: documentation({
    what: 'The title of a page with its bookmark, what the page is for, and what can be done on it.',
    when: ['Once at the top of every page.'],
    whenNot: ['Inside a page: Card. Inside a dialog: its `title`.'],
    notes: ['It holds the only `h1`. The actions are not printed.'],
  }),
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Taccuino' })).toBeVisible();
  },
};

export const WithBackLink: Story = {
  args: {
    title: 'Segnalazione del 9 marzo 2026',
    description: undefined,
    actions: undefined,
    back: (
      <a href="#Taccuino" style={{ display: 'inline-flex', alignItems: 'center', gap: '0.35em' }}>
        <ArrowLeft /> Taccuino
      </a>
    ),
  },
};

export const LongTitle: Story = {
  tags: ['looks'],
  args: { title: 'Segnalazioni di sospetta reazione avversa a farmaci e vaccini' },
};
