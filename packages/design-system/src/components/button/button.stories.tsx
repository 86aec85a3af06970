import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Printer, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button, buttonClass } from './index.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Salva', variant: 'primary', onClick: fn() },
  argTypes: {
    iconStart: { control: false },
    iconEnd: { control: false },
    ref: { table: { disable: true } },
  },
  parameters: documentation({
    what: 'Starts an action. Filled buttons stand on a darker edge and go down when pressed, like a key.',
    when: [
      'Something happens here: a record is saved, a dialog opens, a list is printed.',
      '`primary` once per view for what most people came to do; `secondary` for the rest; `ghost` in rows and bars.',
      '`danger` only for what removes something, and only where it is confirmed: the first press still asks.',
    ],
    whenNot: [
      'It goes to another address: use a link. It may look like a button with `className={buttonClass({ variant })}`.',
      'There is room for an icon only: use IconButton, which asks for the words.',
      'The action is never available here: leave it out. `disabledReason` is for what the user can resolve.',
    ],
    keyboard: {
      Tab: 'Reaches it, also with a `disabledReason`',
      'Enter / Space': 'Presses it',
      Escape: 'Hides the reason',
    },
    notes: [
      'There is no `disabled`. `disabledReason` keeps the button in the tab order and says what is missing, on hover, on focus and on touch.',
      'While `loading` the words and the focus stay, a second press does nothing, and the state is read aloud.',
    ],
  }),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const PrimaryInteractions: Story = {
  ...Primary,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salva' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Annulla' } };
export const Pressed: Story = {
  tags: ['looks'],
  args: { variant: 'secondary', 'aria-pressed': true, children: 'Peso' },
};
export const Ghost: Story = { args: { variant: 'ghost', children: 'Mostra tutto' } };
export const Danger: Story = { tags: ['looks'], args: { variant: 'danger', children: 'Elimina il contatto' } };

export const WithIcons: Story = {
  tags: ['looks'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <Button variant="primary" iconStart={<Plus />}>
        Nuova segnalazione
      </Button>
      <Button iconStart={<Printer />}>Stampa esami</Button>
      <Button variant="ghost" iconEnd={<ArrowRight />}>
        Continua nel browser
      </Button>
      <Button variant="danger" iconStart={<Trash2 />}>
        Elimina
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  tags: ['looks'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
      <Button size="sm">Piccolo</Button>
      <Button>Normale</Button>
      <Button size="lg">Grande</Button>
    </div>
  ),
};

export const Loading: Story = {
  args: { loading: true, children: 'Salvataggio' },
};

export const LoadingInteractions: Story = {
  ...Loading,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Salvataggio.*(Caricamento|Loading)/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { disabledReason: 'Scegli prima un livello di confidenzialità.' },
};

export const DisabledWithReasonInteractions: Story = {
  ...DisabledWithReason,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Salva' });
    await step('it can be reached, and says why it does nothing', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('Scegli prima un livello di confidenzialità.');
    });
    await step('pressing it shows the reason and nothing else', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    });
    await step('Escape puts the reason away', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true })).not.toBeVisible());
    });
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true, children: 'Accedi' },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
};

export const LongWords: Story = {
  tags: ['looks'],
  args: { children: 'Esporta la cartella clinica completa come documento firmato per il medico di famiglia' },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

export const LinkAsButton: Story = {
  tags: ['looks'],
  render: () => (
    <a href="#Registro" className={buttonClass({ variant: 'primary' })}>
      Iscriviti
    </a>
  ),
};
