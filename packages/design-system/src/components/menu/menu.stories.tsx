import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Eye, Lock, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Menu } from './index.ts';

const onView = fn();
const onDelete = fn();

const meta = {
  title: 'Actions/Menu (dropdown)',
  // Keeps the address; the title has the word that people search for.
  id: 'actions-menu',
  component: Menu,
  args: {
    label: 'Altre azioni per la segnalazione del 9 marzo',
    icon: true,
    align: 'start',
    items: [
      { id: 'view', label: 'Vedi', icon: <Eye />, onSelect: onView },
      { id: 'lock', label: 'Cambia confidenzialità', icon: <Lock />, onSelect: fn() },
      {
        id: 'download',
        label: 'Scarica',
        icon: <Download />,
        onSelect: fn(),
        disabledReason: 'Non ci sono ancora immagini.',
      },
      { id: 'delete', label: 'Elimina', icon: <Trash2 />, onSelect: onDelete, tone: 'danger' },
    ],
  },
  argTypes: { icon: { control: false } },
  beforeEach: () => {
    onView.mockClear();
    onDelete.mockClear();
  },
  parameters: documentation({
    what: 'A button that opens a list of actions.',
    when: ['More actions than a row or a phone has room for.'],
    whenNot: ['Places to go to: links. A choice that is kept: SelectField. One or two actions: show them.'],
    keyboard: {
      'Enter / Space / Arrow down': 'Opens it on the first item',
      'Arrow up': 'Opens it on the last item',
      'Arrow up / down, Home, End': 'Move',
      Letters: 'Jump to the item that begins with them',
      Escape: 'Closes it; focus goes back to the button',
    },
    notes: [
      'A native popover: it lies above dialogs and a press outside closes it.',
      'The button has focus again before the action runs, so a dialog opened by it gives focus back to the right place.',
    ],
  }),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RowActions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: /Altre azioni/ });
    const item = (name: RegExp) => screen.getByRole('menuitem', { name });
    await step('it opens on its first item', async () => {
      await userEvent.click(trigger);
      await expect(item(/Vedi/)).toHaveFocus();
      await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    });
    await step('arrows go round, letters jump', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(item(/Elimina/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(item(/Vedi/)).toHaveFocus();
      await userEvent.keyboard('ca');
      await expect(item(/Cambia/)).toHaveFocus();
    });
    await step('what cannot be used says why and stays open', async () => {
      await userEvent.click(item(/Scarica/));
      await expect(item(/Scarica.*Non ci sono ancora immagini/)).toBeVisible();
    });
    await step('Escape closes and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(trigger).toHaveFocus();
    });
    await step('choosing runs it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(item(/Elimina/)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onDelete).toHaveBeenCalledOnce();
      await expect(onView).not.toHaveBeenCalled();
    });
  },
};

export const WithLabel: Story = { args: { label: 'Esporta', icon: undefined, variant: 'secondary' } };

export const Open: Story = {
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Altre azioni/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
