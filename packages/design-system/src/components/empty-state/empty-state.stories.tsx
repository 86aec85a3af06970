import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nessuna segnalazione',
    children: 'Qui trovi i dolori e i sintomi che disegni sul corpo, dal più recente.',
    action: (
      <Button variant="primary" iconStart={<Plus />}>
        Nuova segnalazione
      </Button>
    ),
  },
  argTypes: { action: { control: false }, illustration: { control: false } },
  parameters: documentation({
    what: 'What stands where nothing is yet: what will be found here, and the first step.',
    when: ['A list or a page without content, a search that found nothing, a page that does not exist.'],
    whenNot: ['Something failed: Banner with "Riprova". Something is still coming: Skeleton.'],
    notes: ['The drawing is made of tokens and decorative: it is not read aloud.'],
  }),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nessuna segnalazione' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nuova segnalazione' })).toBeVisible();
  },
};

export const Compact: Story = { args: { size: 'compact', headingLevel: 3 } };

export const SearchWithoutResults: Story = {
  args: {
    title: 'Nessun esame per “emocromo”',
    children: 'Controlla come è scritto, o cerca con una parola sola.',
    action: <Button>Mostra tutti gli esami</Button>,
    illustration: null,
  },
};
