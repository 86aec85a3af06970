import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { serverLevels } from '../../testing/confidentiality.ts';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { ConfidentialityLockDialog, type ConfidentialityLockDialogProps } from './index.ts';

function Opener(args: Omit<ConfidentialityLockDialogProps, 'open'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Riservatezza</Button>
      <ConfidentialityLockDialog
        {...args}
        open={open}
        onClose={(saved) => {
          setOpen(false);
          args.onClose(saved);
        }}
      />
    </>
  );
}

const unanswered = () => new Promise<void>(() => {});

const meta = {
  title: 'Record/Confidentiality lock dialog',
  component: ConfidentialityLockDialog,
  args: {
    open: true,
    levels: serverLevels,
    value: 4,
    description: 'Segnalazione del 9 marzo 2026',
    onSave: fn(async () => {}),
    onClose: fn(),
  },
  render: ({ open: _, ...args }) => <Opener {...args} />,
  parameters: documentation({
    what: 'The padlock of a record: changes how secret it is. The levels are those of the server, each with its place on the scale and what it means.',
    when: [
      'The padlock of a row or of a record that exists.',
      'From code, as a question: `if (await lock.ask({ … })) reload()` with `useConfidentialityLockDialog`.',
    ],
    whenNot: [
      'A record that is being created: ConfidentialityLevelSelect in its form.',
      'What a doctor may see: DoctorLockDialog.',
    ],
    keyboard: {
      'Arrow up / down': 'Move the choice',
      Enter: 'Saves',
      Tab: 'Stays inside',
      Escape: 'Leaves, after asking when the choice was changed',
    },
    notes: [
      'It starts on the level the record has now, which is marked.',
      'Saving waits for the server. A failure is told inside and keeps what was chosen.',
      'With `audience` each level says who could see the record.',
    ],
  }),
} satisfies Meta<typeof ConfidentialityLockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const radio = (name: string) => screen.getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: /^Salva/ });

async function open(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(screen.getByRole('button', { name: 'Riservatezza' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Modifica confidenzialità' })).toBeVisible());
}

export const SixLevels: Story = {};

// covers K-01 K-02 K-03 K-04 K-05 K-06 D-02
export const SixLevelsInteractions: Story = {
  ...SixLevels,
  tags: ['interaction'],
  play: async ({ userEvent, args, step }) => {
    await open(userEvent);
    await step('the six of the server, from the least secret on', async () => {
      await expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
        expect.stringMatching(/^Nessuna Restrizione/),
        expect.stringMatching(/^Basso/),
        expect.stringMatching(/^Moderato/),
        expect.stringMatching(/^Normale/),
        expect.stringMatching(/^Riservato/),
        expect.stringMatching(/^Strettamente riservato/),
      ]);
    });
    await step('it starts on the level of the record', async () => {
      await expect(radio('Normale')).toHaveFocus();
      await expect(radio('Normale')).toBeChecked();
      await expect(screen.getByText('attuale')).toBeVisible();
    });
    await step('arrows choose, and the keyboard saves', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio('Riservato')).toBeChecked();
      await userEvent.tab();
      await userEvent.tab();
      await expect(save()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onClose.mock.calls).toEqual([[true]]));
      await expect(args.onSave.mock.calls).toEqual([[5]]);
      await expect(screen.getByRole('button', { name: 'Riservatezza' })).toHaveFocus();
    });
    await open(userEvent);
  },
};

export const Audience: Story = {
  tags: ['interaction'],
  args: { audience: (level) => (level > 4 ? 'Solo la Dott.ssa Bianchi' : 'Dott.ssa Bianchi e altri 2 medici') },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(screen.getAllByText('Dott.ssa Bianchi e altri 2 medici')).toHaveLength(4);
    await expect(radio('Strettamente riservato')).toHaveAccessibleDescription(/Solo la Dott.ssa Bianchi/);
  },
};

export const NotSpecified: Story = {
  args: {
    value: 0,
    levels: [...serverLevels, { id_livello_confidenzialita: 9, confidenzialita_descrizione: 'Segreto' }],
  },
};

// covers K-07
export const NotSpecifiedInteractions: Story = {
  ...NotSpecified,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await expect(radio('Non specificato')).not.toBeChecked();
    await expect(screen.queryByText('Segreto')).toBeNull();
    await userEvent.click(save());
    await expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  args: { onSave: fn(unanswered) },
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(radio('Basso'));
    await userEvent.click(save());
    await expect(save()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save());
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

// covers M-15
export const SaveFails: Story = {
  tags: ['interaction'],
  args: {
    onSave: fn(async () => {
      throw new Error('rete assente');
    }),
  },
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(radio('Riservato'));
    await userEvent.click(save());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Errore durante la modifica il confidenzialita rete assente'),
    );
    await expect(radio('Riservato')).toBeChecked();
    await expect(save()).not.toHaveAttribute('aria-busy', 'true');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  tags: ['looks'],
  args: {
    description:
      'Segnalazione di sospetta reazione avversa al vaccino contro il papilloma virus umano del 9 marzo 2026',
  },
  globals: { textSize: '200' },
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
    await expect(save().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const DarkInteractions: Story = {
  ...Dark,
  tags: ['interaction'],
  play: ({ userEvent }) => open(userEvent),
};

export const HighContrast: Story = { globals: { theme: 'high-contrast' } };

export const HighContrastInteractions: Story = {
  ...HighContrast,
  tags: ['interaction'],
  play: ({ userEvent }) => open(userEvent),
};

export const English: Story = {
  globals: { locale: 'en' },
};

export const EnglishInteractions: Story = {
  ...English,
  tags: ['interaction'],
  play: ({ userEvent }) => userEvent.click(screen.getByRole('button', { name: 'Riservatezza' })),
};
