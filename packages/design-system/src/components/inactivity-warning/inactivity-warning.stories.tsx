import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { InactivityWarning } from './index.ts';

const noon = Date.parse('2026-03-09T12:00:00Z');

const meta = {
  title: 'Overlays/Inactivity warning',
  component: InactivityWarning,
  args: { cause: 'idle', endsAt: noon + 60_000, now: () => noon, onStay: fn(), onLogout: fn() },
  parameters: documentation({
    what: 'Before a session ends: what will happen, how long there is, and the way to stay.',
    when: ['One minute before an idle user is signed out; two minutes before a session ends for good.'],
    whenNot: ['The session has ended: use the login page.'],
    keyboard: { Enter: 'Stays (it starts there)', Escape: 'Also stays, since any key shows activity' },
    notes: [
      'It counts on the screen every second, and aloud, politely, at every twenty and at the last ten.',
      'It only shows; the page decides when, and what counts as a sign of life.',
      'Without `endsAt` it says that one is still signed in: a movement of the mouse must not make it vanish unread.',
    ],
  }),
} satisfies Meta<typeof InactivityWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const IdleInteractions: Story = {
  ...Idle,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    const stay = screen.getByRole('button', { name: 'Resta connesso' });
    await waitFor(() => expect(stay).toHaveFocus());
    await expect(screen.getByRole('status')).toHaveTextContent('Mancano 60 secondi.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Esci ora' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    screen.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(args.onStay).toHaveBeenCalledTimes(2));
  },
};

export const LastSeconds: Story = {
  tags: ['looks'],
  args: { endsAt: noon + 1000 },
};

export const LastSecondsInteractions: Story = {
  ...LastSeconds,
  tags: ['looks', 'interaction'],
  play: async () => {
    await expect(screen.getByText('Manca 1 secondo.')).toBeVisible();
  },
};
export const Extended: Story = { args: { endsAt: undefined } };
export const Expired: Story = {
  args: { cause: 'expired', endsAt: noon + 120_000 },
};

export const ExpiredInteractions: Story = {
  ...Expired,
  tags: ['interaction'],
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'La sessione sta per finire' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Esci ora' })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
export const English: Story = { globals: { locale: 'en' } };
