import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Visit } from './fixture.tsx';
import { FormDialog } from './index.ts';

const meta = {
  title: 'Overlays/Form dialog',
  component: Visit,
  subcomponents: { FormDialog },
  args: { open: true, title: 'Aggiungi visita', onClose: fn(), onSave: fn(async () => {}) },
  argTypes: { open: { control: false } },
  parameters: documentation({
    what: 'A form in a dialog: what went wrong above the fields, Annulla and Salva below, and no way out that loses words.',
    when: ['One record is added or edited without leaving its list.'],
    whenNot: [
      'A yes or no: `useConfirm`. Something to look at: Dialog.',
      'A level of confidentiality, a move, an email: they have dialogs of their own.',
    ],
    keyboard: {
      Enter: 'In a one-line field, sends the form',
      Escape: 'Leaves, after asking when something was typed',
    },
    notes: [
      'It knows no form library: `dirty`, `saving`, `failure` and `problems` come from whichever there is. With TanStack Form these are `!state.isDefaultValue`, `state.isSubmitting` and the errors of the fields.',
      'After an attempt the focus goes to the one field that is wrong, or to the list of them. `onReveal` opens the tab or step of a field first.',
      'A failure keeps everything that was typed. While it is being sent, leaving waits.',
      'The back button: give the `handle` to the blocker of the router, `shouldBlockFn: async () => !(await handle.current.askToLeave())`.',
    ],
  }),
} satisfies Meta<typeof Visit>;

export default meta;
type Story = StoryObj<typeof meta>;
type Events = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const save = () => screen.getByRole('button', { name: /^(Salva|Save)/ });
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Aggiungi visita' });

async function open(userEvent: Events) {
  await userEvent.click(screen.getByRole('button', { name: 'Nuova visita' }));
  await waitFor(() => expect(dialog()).toBeVisible());
}

async function fill(userEvent: Events) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivazione' }), 'Controllo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Osservazioni' }), 'Tutto bene');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Medico' }), 'bianchi');
}

export const Saved: Story = {};

export const SavedInteractions: Story = {
  ...Saved,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await expect(screen.getByRole('textbox', { name: 'Motivazione' })).toHaveFocus();
    await fill(userEvent);
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenLastCalledWith({
      motivazione: 'Controllo',
      osservazioni: 'Tutto bene',
      medico: 'bianchi',
    });
    await expect(screen.getByRole('button', { name: 'Nuova visita' })).toHaveFocus();
    await open(userEvent);
  },
};

export const Errors: Story = {
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, step, args }) => {
    await open(userEvent);
    await step('an attempt with several errors lists them and starts there', async () => {
      await userEvent.click(save());
      const summary = screen.getByRole('group', { name: /Ci sono 3 campi/ });
      await waitFor(() => expect(summary).toHaveFocus());
      await userEvent.click(within(summary).getByRole('button', { name: /Medico/ }));
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Medico' })).toHaveFocus());
    });
    await step('with one left the focus goes to it', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Medico' }), 'bianchi');
      await userEvent.type(screen.getByRole('textbox', { name: 'Motivazione' }), 'Controllo');
      await userEvent.click(save());
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Osservazioni' })).toHaveFocus());
      await expect(screen.queryByRole('group', { name: /da correggere/ })).toBeNull();
    });
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ErrorInAnotherTab: Story = {
  args: { tabbed: true },
};

export const ErrorInAnotherTabInteractions: Story = {
  ...ErrorInAnotherTab,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(save());
    await userEvent.click(within(screen.getByRole('group', { name: /campi/ })).getByRole('button', { name: /Medico/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Medico' })).toHaveFocus());
    await expect(screen.getByRole('tab', { name: /Che cosa è emerso/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const UnsavedChanges: Story = {
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, step, args }) => {
    const stay = () => screen.getByRole('button', { name: 'Continua a modificare' });
    await open(userEvent);
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivazione' }), 'Controllo');
    await step('Annulla, Escape and the cross ask', async () => {
      for (const way of [
        () => userEvent.click(screen.getByRole('button', { name: 'Annulla' })),
        async () => dialog().requestClose(),
        () => userEvent.click(screen.getByRole('button', { name: 'Chiudi' })),
      ]) {
        await way();
        await waitFor(() => expect(stay()).toBeVisible());
        await userEvent.click(stay());
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      }
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(screen.getByRole('textbox', { name: 'Motivazione' })).toHaveValue('Controllo');
    });
    await step('so does a router that wants to go elsewhere', async () => {
      screen.getByRole('button', { name: 'Indietro', hidden: true }).click();
      await userEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('leaving gives the focus back to where the form was opened', async () => {
      await open(userEvent);
      await userEvent.type(screen.getByRole('textbox', { name: 'Motivazione' }), 'Controllo');
      await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByRole('button', { name: 'Nuova visita' })).toHaveFocus();
    });
  },
};

export const BackdropConfirmation: Story = {
  args: { closeOnBackdrop: true, size: 'sm' },
};

export const BackdropConfirmationInteractions: Story = {
  ...BackdropConfirmation,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivazione' }), 'Controllo');
    await userEvent.click(dialog());
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await fill(userEvent);
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Annulla' })).toHaveAccessibleDescription(/salvataggio è in corso/);
    dialog().requestClose();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SaveFails: Story = {
  args: {
    failureDetail: 'Se succede ancora, scrivi all’assistenza: il codice è 3F9A.',
    onSave: fn(async () => {
      throw new Error('500');
    }),
  },
};

export const SaveFailsInteractions: Story = {
  ...SaveFails,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await fill(userEvent);
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('alert').getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(screen.getByRole('textbox', { name: 'Motivazione' })).toHaveValue('Controllo');
    await expect(screen.getByRole('textbox', { name: 'Osservazioni' })).toHaveValue('Tutto bene');
  },
};

export const Loading: Story = {
  args: { loading: true },
};

export const LoadingInteractions: Story = {
  ...Loading,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(save()).toHaveAccessibleDescription(/Caricamento dei dati in corso/);
  },
};

const onRetry = fn();
export const LoadError: Story = {
  tags: ['looks'],
  args: { loadFailure: { text: 'Non riusciamo a mostrare la visita.', onRetry } },
};

export const LoadErrorInteractions: Story = {
  ...LoadError,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    onRetry.mockClear();
    await open(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const CannotBeSent: Story = {
  args: { submitDisabledReason: 'La visita è di un altro autore.' },
};

export const CannotBeSentInteractions: Story = {
  ...CannotBeSent,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await fill(userEvent);
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivazione' }), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(save()).toHaveAccessibleDescription(/altro autore/);
  },
};

export const LongWords: Story = {
  tags: ['looks'],
  args: {
    title: 'Aggiungi visita',
    description: 'Ambulatorio di neuropsichiatria infantile dell’Azienda Ospedaliero-Universitaria di Bologna',
    submitLabel: 'Salva la visita e avvisa il medico',
  },
  globals: { textSize: '200' },
};

export const LongWordsInteractions: Story = {
  ...LongWords,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(dialog().scrollWidth).toBeLessThanOrEqual(dialog().clientWidth);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(save());
    await expect(save().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const English: Story = { globals: { locale: 'en' } };
