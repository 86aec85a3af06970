import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Lock, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Modifica il contatto Anna Bianchi', icon: <Pencil />, onClick: fn() },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
  parameters: documentation({
    what: 'A button that shows an icon and says its words: to a screen reader always, to everybody on hover and focus.',
    when: [
      'Actions repeated in every row (edit, lock, delete), where words in each would drown the record.',
      'Closing something, where the cross is known to everybody.',
    ],
    whenNot: [
      'There is room for words: use Button. Words are understood by more people than any icon.',
      'More than three in a row: put the rest in a Menu.',
    ],
    keyboard: { 'Enter / Space': 'Presses it', Escape: 'Hides the words' },
    notes: [
      'The label names the object too, "Elimina il contatto Anna Bianchi": in a list read aloud, ten "Elimina" are no help.',
    ],
  }),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Modifica il contatto Anna Bianchi' });
    await step('the words appear on hover', async () => {
      await userEvent.hover(button);
      await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const RowActions: Story = {
  tags: ['looks'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem' }}>
      <IconButton label="Modifica la segnalazione del 9 marzo" icon={<Pencil />} />
      <IconButton label="Cambia la confidenzialità della segnalazione del 9 marzo" icon={<Lock />} />
      <IconButton label="Scarica la segnalazione del 9 marzo" icon={<Download />} variant="secondary" />
      <IconButton label="Elimina la segnalazione del 9 marzo" icon={<Trash2 />} variant="danger" />
    </div>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: {
    label: 'Elimina il file referto.pdf',
    icon: <Trash2 />,
    disabledReason: 'Il file è allegato a un esame: eliminalo da lì.',
  },
};

export const DisabledWithReasonInteractions: Story = {
  ...DisabledWithReason,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Elimina il file referto.pdf' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Il file è allegato a un esame: eliminalo da lì.');
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
