import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentation } from '../../testing/documentation.ts';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Record/Sparkline',
  component: Sparkline,
  parameters: documentation({
    what: 'The course of one value, as small as a word.',
    when: ['A summary that leads to the chart: the last pressure and how it came there.'],
    whenNot: ['Values are to be read or compared: LineChart.', 'There is only the last value: Metric.'],
    notes: ['The label must say what the line shows, because the line itself is hidden from screen readers.'],
  }),
  args: {
    label: 'Pressione massima, le ultime 6 misure: 128, 126, 131, 124, 125, 122 mmHg',
    values: [128, 126, 131, 124, 125, 122],
    lastLabel: '122/78 mmHg',
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pressure: Story = {};
export const OneValue: Story = { args: { label: 'Peso, una misura: 64,5 kg', values: [64.5], lastLabel: undefined } };
export const EqualValues: Story = {
  args: { label: 'Peso, le ultime 3 misure: 64, 64, 64 kg', values: [64, 64, 64], lastLabel: '64 kg' },
};
export const OverTwelve: Story = {
  args: {
    label: 'Frequenza, le ultime 12 misure',
    values: Array.from({ length: 30 }, (_, index) => 70 + ((index * 7) % 13)),
    lastLabel: '76 bpm',
  },
};
