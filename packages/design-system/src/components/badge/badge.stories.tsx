import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { documentation } from '../../testing/documentation.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Riservato', tone: 'neutral' },
  argTypes: { icon: { control: false } },
  parameters: documentation({
    what: 'A word or a number that says the state of something.',
    when: ['A level of confidentiality, a state, a count.'],
    whenNot: ['It can be pressed: Button. It is a sentence: Banner.'],
    notes: ['The word carries the meaning; the colour only helps to find it again.'],
  }),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { icon: <Lock />, tone: 'accent' } };

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Badge>12</Badge>
      <Badge tone="accent">Nuovo</Badge>
      <Badge tone="info">Programmato</Badge>
      <Badge tone="success">Completato</Badge>
      <Badge tone="warning">In attesa</Badge>
      <Badge tone="danger">Controindicato</Badge>
    </div>
  ),
};
