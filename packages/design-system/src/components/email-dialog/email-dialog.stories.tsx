import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { EmailDialog, type EmailDialogProps, type EmailOutcome } from './index.ts';

function Opener({ open: _, ...args }: EmailDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Scrivi</Button>
      <EmailDialog
        {...args}
        open={open}
        onClose={(sent) => {
          setOpen(false);
          args.onClose(sent);
        }}
      />
    </>
  );
}

const bianchi = { id: '7', name: 'Dott.ssa Anna Bianchi', detail: 'Cardiologia, Bologna' };

const meta = {
  title: 'Record/E-mail dialog',
  component: EmailDialog,
  args: {
    open: true,
    recipients: [bianchi],
    from: 'Maria De Luca',
    onSend: fn(async (): Promise<EmailOutcome> => 'sent'),
    onClose: fn(),
  },
  argTypes: { notice: { control: false } },
  render: (args) => <Opener {...args} />,
  parameters: documentation({
    what: 'A message to a doctor or a centre of the record.',
    when: ['The envelope of an associated doctor or of a partner centre.'],
    whenNot: ['Other recipients: the server sends only to people in the record.', 'The support: a link to its page.'],
    keyboard: { Tab: 'Stays inside', Escape: 'Leaves, after asking when something was typed' },
    notes: [
      'Recipients are given, or chosen from those that are given (`choose`); an address is never typed.',
      '`onSend` resolves to `sent` or `held`, which the dialog shows. `unknown` closes the dialog. A rejection keeps the text.',
    ],
  }),
} satisfies Meta<typeof EmailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Events = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const send = () => screen.getByRole('button', { name: /^Invia/ });
const topic = () => screen.getByRole('textbox', { name: 'Oggetto' });
const text = () => screen.getByRole('textbox', { name: 'Testo' });

async function open(userEvent: Events) {
  await userEvent.click(screen.getByRole('button', { name: 'Scrivi' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

async function write(userEvent: Events) {
  await userEvent.type(topic(), 'Esito degli esami');
  await userEvent.type(text(), 'Buongiorno dottoressa, sono arrivati gli esami.');
}

export const Default: Story = {};

// covers D-17
export const Sent: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ userEvent, args, step }) => {
    await open(userEvent);
    await expect(screen.getByRole('dialog', { name: 'Nuova Email' })).toBeVisible();
    await expect(screen.getByText('Maria De Luca')).toBeVisible();
    await expect(topic()).toHaveFocus();
    await write(userEvent);
    await userEvent.click(send());
    await step('it says that it was sent, and to whom', async () => {
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Inviata a Dott.ssa Anna Bianchi.'));
      await expect(args.onSend).toHaveBeenLastCalledWith({
        to: [bianchi],
        topic: 'Esito degli esami',
        text: 'Buongiorno dottoressa, sono arrivati gli esami.',
      });
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('and closes when told to', async () => {
      const close = screen.getAllByRole('button', { name: 'Chiudi' }).at(-1) as HTMLElement;
      await expect(close).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenLastCalledWith(true);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Scrivi' })).toHaveFocus());
    });
  },
};

export const Controlled: Story = {
  tags: ['interaction'],
  args: { onSend: fn(async () => 'held' as const) },
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await write(userEvent);
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Email non partita'));
    await expect(screen.getByRole('status')).toHaveTextContent(/il messaggio per Dott.ssa Anna Bianchi aspetta/);
    await expect(screen.queryByText(/Inviata/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenLastCalledWith(true);
  },
};

export const Writing: Story = {
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await write(userEvent);
  },
};

export const Missing: Story = {
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('group', { name: /Ci sono 2 campi/ })).toHaveFocus());
    await expect(topic()).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

// covers T-29
export const Sending: Story = {
  tags: ['interaction'],
  args: { onSend: fn(() => new Promise<EmailOutcome>(() => {})) },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await write(userEvent);
    await userEvent.click(send());
    await expect(send()).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(text(), ' Altro');
    await expect(text()).toHaveValue('Buongiorno dottoressa, sono arrivati gli esami.');
  },
};

export const Fails: Story = {
  tags: ['interaction'],
  args: {
    onSend: fn(async () => {
      throw new Error('429');
    }),
  },
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await write(userEvent);
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/non è stata inviata/));
    await expect(topic()).toHaveValue('Esito degli esami');
    await expect(text()).toHaveValue('Buongiorno dottoressa, sono arrivati gli esami.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

// covers T-30
export const NoAnswer: Story = {
  tags: ['interaction'],
  args: { onSend: fn(async () => 'unknown' as const) },
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await write(userEvent);
    await userEvent.click(send());
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith(false));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ChooseRecipients: Story = {
  args: {
    choose: true,
    recipients: [bianchi, { id: '9', name: 'Dott. Marco Verdi', detail: 'Medico di famiglia' }],
  },
};

export const ChooseRecipientsInteractions: Story = {
  ...ChooseRecipients,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await write(userEvent);
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Dott.ssa Anna Bianchi' })).toHaveFocus());
    await expect(screen.getByText('Scegli almeno un destinatario')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dott. Marco Verdi' }));
    await userEvent.click(send());
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend.mock.lastCall).toMatchObject([{ to: [{ id: '9' }] }]);
  },
};

export const AttachmentsAndNotice: Story = {
  tags: ['looks'],
  args: {
    notice: <Banner tone="info" title="Un’email non è un posto per i segreti: scrivi solo quello che serve." />,
    attachments: [
      { name: 'referto-cardiologico.pdf', bytes: 340_000 },
      { name: 'torace.dcm', bytes: 24_300_000 },
    ],
  },
};

export const AttachmentsAndNoticeInteractions: Story = {
  ...AttachmentsAndNotice,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(screen.getByRole('heading', { name: '2 allegati' })).toBeVisible();
    await expect(screen.getByText('340 kB')).toBeVisible();
  },
};

export const LongWords: Story = {
  tags: ['looks'],
  args: {
    recipients: [
      {
        id: '1',
        name: 'Dott. Alessandro Montecuccoli degli Erri',
        detail: 'segreteria.ambulatorio.neuropsichiatria@aosp.example',
      },
    ],
  },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};

export const LongWordsInteractions: Story = {
  ...LongWords,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
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
    await expect(send().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
};

export const EnglishInteractions: Story = {
  ...English,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};
