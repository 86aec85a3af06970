import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import {
  therapies,
  therapyActions,
  therapyColumns,
  therapyId,
  therapyLine,
  therapyLink,
} from '../collapsible-list/fixture.tsx';
import { CollapsibleList, useListOpen } from '../collapsible-list/index.ts';
import { type ListMarks, ListMarksProvider, type ListMarksProviderProps } from './index.ts';

const onShow = fn();
const actions = therapyActions(() => {});
const marks: ListMarks = (list) =>
  list === 'marked'
    ? (id) =>
        id === '2'
          ? { text: 'Nascosto: è troppo riservato', action: { label: 'Fai vedere', onSelect: onShow } }
          : undefined
    : undefined;

function Lists({ marks: given }: Pick<ListMarksProviderProps, 'marks'>) {
  const [open, setOpen] = useListOpen('marked');
  if (!open) setOpen(true);
  return (
    <ListMarksProvider marks={given}>
      <CollapsibleList
        name="marked"
        title="Terapie"
        rows={therapies}
        rowId={therapyId}
        columns={therapyColumns}
        actions={actions}
        line={therapyLine}
        rowLink={therapyLink}
        preview={therapies.slice(0, 2)}
        add={{ label: 'Aggiungi', onSelect: () => {} }}
      />
    </ListMarksProvider>
  );
}

const meta = {
  title: 'Record/List marks',
  component: ListMarksProvider,
  args: { marks, children: null },
  argTypes: { marks: { control: false }, children: { control: false } },
  render: ({ marks: given }) => <Lists marks={given} />,
  parameters: documentation({
    what: 'Lists as another reader sees them: what is hidden stays in its place, dashed and dimmed, with the reason.',
    when: ['The record as a doctor sees it.'],
    whenNot: ['Rows that differ for the owner: a column or a badge.'],
    notes: [
      'Nothing is told by colour or border alone: the reason is text.',
      'Such a list can only be read; the one action of a row is that of its mark.',
    ],
  }),
} satisfies Meta<typeof ListMarksProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = { tags: ['looks'] };

export const MarkedInteractions: Story = {
  ...Marked,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    onShow.mockClear();
    await expect(await canvas.findByText('Nascosto: è troppo riservato')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Modifica/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Fai vedere: Eutirox 75 µg' }));
    await expect(onShow).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['looks'], globals: { viewport: { value: 'phone' } } };
