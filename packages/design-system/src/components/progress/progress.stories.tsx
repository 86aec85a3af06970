import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { ProgressBar, Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Progress',
  component: ProgressBar,
  subcomponents: { Spinner },
  args: { label: 'Caricamento di referto-cardiologico.pdf', value: 0.42 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  parameters: documentation({
    what: 'Progress of an operation (ProgressBar), or that it is running (Spinner).',
    when: [
      'An upload or an export: ProgressBar, with a value as soon as there is one.',
      'A wait of unknown length in a small place: Spinner.',
    ],
    whenNot: ['A page or a list that is coming: Skeleton, which keeps its place.', 'Under half a second: nothing.'],
    notes: [
      'A native `<progress>`. With reduced motion it moves slowly instead of not at all: a still one looks stuck.',
    ],
  }),
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const BarInteractions: Story = {
  ...Bar,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: args.label })).toHaveAttribute('value', '0.42');
    await expect(canvas.getByText('42%')).toBeVisible();
  },
};

export const Indeterminate: Story = { args: { label: 'Preparazione della stampa', value: undefined } };

export const Waiting: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
      <Spinner />
      <Spinner label="Ricerca degli esami" showLabel />
      <Spinner size="lg" label="Caricamento dei tuoi dati" showLabel />
    </div>
  ),
};
