import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Feedback/Banner (alert)',
  // Keeps the address; the title has the word that people search for.
  id: 'feedback-banner',
  component: Banner,
  args: { title: 'Hai una bozza non salvata', tone: 'info' },
  argTypes: { action: { control: false } },
  parameters: documentation({
    what: 'A message that stays where it concerns, until it is dealt with.',
    when: ['A page could not be loaded, the network is gone, a draft waits, a result needs attention.'],
    whenNot: ['A field is wrong: its `error`. Something went well: Toast.'],
    notes: [
      '`announce` only for banners that appear later; a banner rendered with the page is read in order.',
      'The tone is also said in words ("Attenzione:"), before the title.',
    ],
  }),
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: {
    children: 'Del 9 marzo, alle 18:40, con un disegno sul davanti del corpo.',
    action: <Button size="sm">Riprendi la bozza</Button>,
    onDismiss: fn(),
  },
};

export const InfoInteractions: Story = {
  ...Info,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Chiudi il messaggio|Dismiss/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Success: Story = { args: { tone: 'success', title: 'Il tuo indirizzo è confermato' } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Interazione possibile con Coumadin',
    children: 'Parlane con il medico prima di prenderli insieme. Questo avviso non sostituisce il suo parere.',
  },
};

/** An allergy is marked like a danger, but nothing has failed. */
export const Alert: Story = {
  args: { tone: 'danger', readAs: 'warning', title: 'Allergie: penicillina' },
};

export const AlertInteractions: Story = {
  ...Alert,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const title = canvas.getByText('Allergie: penicillina');
    await expect(title).toHaveTextContent(/^(Attenzione|Warning)/);
  },
};

export const Danger: Story = {
  tags: ['looks'],
  args: {
    tone: 'danger',
    announce: true,
    title: 'Siamo spiacenti si è verificato un errore.',
    children: 'La preghiamo di riprovare più tardi. Ciò che hai scritto è ancora qui.',
    action: <Button size="sm">Riprova</Button>,
  },
};

export const DangerInteractions: Story = {
  ...Danger,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/(Errore|Error):.*Siamo spiacenti/);
  },
};
