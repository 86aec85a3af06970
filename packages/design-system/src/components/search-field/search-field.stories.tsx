import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { SearchField } from './index.ts';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Cerca in tutto il libretto', value: '', onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'Searches the list or the page that it belongs to, in one line.',
    when: ['Above a list, where what is searched is in view.'],
    whenNot: ['A search that needs explaining, for example in a dialog: TextField with `type="search"`.'],
    keyboard: { Tab: 'Reaches it', Escape: 'Clears it; an empty field leaves the key to a dialog around it' },
    notes: ['Announce the number of results in an element with `role="status"`.'],
  }),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'ecografia' } };

export const FilledInteractions: Story = {
  ...Filled,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Cerca in tutto il libretto' });
    await userEvent.type(field, ' addome');
    await expect(args.onChange).toHaveBeenLastCalledWith('ecografia addome');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const LongTexts: Story = {
  tags: ['looks'],
  args: { label: 'Cerca tra le strutture sanitarie convenzionate con il Servizio Sanitario Nazionale' },
};
