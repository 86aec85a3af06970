import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { serverLevels, specialties } from '../../testing/confidentiality.ts';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { DoctorLockDialog, type DoctorLockDialogProps } from './index.ts';

function Opener(args: Omit<DoctorLockDialogProps, 'open'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Riservatezza</Button>
      <DoctorLockDialog
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

const meta = {
  title: 'Record/Doctor lock dialog',
  component: DoctorLockDialog,
  args: {
    open: true,
    levels: serverLevels,
    specialties,
    value: { level: 3, visibility: 2, tags: [] },
    description: 'Dott.ssa Anna Bianchi',
    onSave: fn(async () => {}),
    onClose: fn(),
  },
  render: ({ open: _, ...args }) => <Opener {...args} />,
  parameters: documentation({
    what: 'The padlock of a doctor: up to which level they may see, and how much of the record.',
    when: ['The padlock next to a doctor linked by the patient.'],
    whenNot: ['A record: ConfidentialityLockDialog.'],
    keyboard: {
      'Arrow up / down': 'Move the choice of the level and of the visibility',
      Space: 'Ticks a specialty',
      Enter: 'Saves',
      Escape: 'Leaves, after asking when something was changed',
    },
    notes: [
      '"Parziale" starts from all the specialties: taking away is a choice. Leaving it forgets them.',
      'At least one specialty; the red note comes at once, not only when saving.',
    ],
  }),
} satisfies Meta<typeof DoctorLockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const visibility = () => screen.getByRole('combobox', { name: /Livello di visibilità/ });
const all = () => screen.getByRole('checkbox', { name: 'Seleziona tutte' });
const save = () => screen.getByRole('button', { name: /^Salva/ });

async function open(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(screen.getByRole('button', { name: 'Riservatezza' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Modifica confidenzialità' })).toBeVisible());
}

export const Minimal: Story = {};

// covers K-12
export const MinimalInteractions: Story = {
  ...Minimal,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Totale',
      'Parziale',
      'Minima',
    ]);
    await expect(visibility()).toHaveValue('2');
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

// covers T-26 T-27 D-16
export const Partial: Story = {
  tags: ['interaction'],
  play: async ({ userEvent, args, step }) => {
    await open(userEvent);
    await step('choosing it ticks every specialty', async () => {
      await userEvent.selectOptions(visibility(), 'Parziale');
      await expect(all()).toBeChecked();
      for (const { tag } of specialties) await expect(screen.getByRole('checkbox', { name: tag })).toBeChecked();
    });
    await step('the keyboard takes one away', async () => {
      screen.getByRole('checkbox', { name: 'Dermatologia' }).focus();
      await userEvent.keyboard(' ');
      await expect(all()).toBePartiallyChecked();
      await expect(screen.getByText('2 di 3')).toBeVisible();
    });
    await step('what is saved is the level, the code and the specialties', async () => {
      await userEvent.click(save());
      await waitFor(() => expect(args.onClose.mock.calls).toEqual([[true]]));
      await expect(args.onSave.mock.calls).toEqual([[{ level: 3, visibility: 3, tags: [11, 13] }]]);
    });
  },
};

export const NoSpecialty: Story = {
  args: { value: { level: 3, visibility: 3, tags: [11] } },
};

// covers V-35
export const NoSpecialtyInteractions: Story = {
  ...NoSpecialty,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cardiologia' }));
    await expect(screen.getByText('Scegli almeno una specialità')).toBeVisible();
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(all()).toHaveFocus();
    const note = screen.getByText('Scegli almeno una specialità').getBoundingClientRect();
    await expect(note.bottom).toBeLessThanOrEqual(save().getBoundingClientRect().top);
    // On a phone the specialties do not fit, so the error precedes them.
    await expect(note.bottom).toBeLessThanOrEqual(all().getBoundingClientRect().top);
  },
};

export const NotSpecified: Story = {
  args: { value: { level: null, visibility: 0, tags: [] } },
};

// covers V-33 V-34
export const NotSpecifiedInteractions: Story = {
  ...NotSpecified,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(save());
    await expect(screen.getAllByText('Questo campo è obbligatorio!')).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SaveFails: Story = {
  args: {
    value: { level: 3, visibility: 3, tags: [11] },
    onSave: fn(async () => {
      throw new Error('rete assente');
    }),
  },
};

export const SaveFailsInteractions: Story = {
  ...SaveFails,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Neurologia' }));
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/rete assente/));
    await expect(screen.getByRole('checkbox', { name: 'Neurologia' })).toBeChecked();
    const { top, bottom } = screen.getByRole('alert').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(save().getBoundingClientRect().top);
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.selectOptions(visibility(), 'Totale');
    await userEvent.click(save());
    await expect(save()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const partial = { level: 3, visibility: 3, tags: [11, 13] };

export const LongWords: Story = {
  tags: ['looks'],
  args: {
    value: partial,
    description: 'Prof.ssa Maria Antonietta Bartolomea Degli Esposti Castelvecchio, Azienda provinciale per i servizi',
    specialties: [...specialties, { id: 14, tag: 'Otorinolaringoiatria e chirurgia cervico-facciale pediatrica' }],
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
  args: { value: partial },
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

export const Dark: Story = {
  args: { value: partial },
  globals: { theme: 'dark' },
};

export const DarkInteractions: Story = {
  ...Dark,
  tags: ['interaction'],
  play: ({ userEvent }) => open(userEvent),
};

export const HighContrast: Story = {
  args: { value: partial },
  globals: { theme: 'high-contrast' },
};

export const HighContrastInteractions: Story = {
  ...HighContrast,
  tags: ['interaction'],
  play: ({ userEvent }) => open(userEvent),
};

export const English: Story = {
  args: { value: partial },
  globals: { locale: 'en' },
};

export const EnglishInteractions: Story = {
  ...English,
  tags: ['interaction'],
  play: ({ userEvent }) => userEvent.click(screen.getByRole('button', { name: 'Riservatezza' })),
};

const presets: DoctorLockDialogProps['presets'] = [
  {
    id: 'emergency',
    label: 'Emergenza',
    description: 'Vedrà 12 di 127. Non vedrà: visite, rilevazioni e altre 6 parti.',
    access: { level: 6, visibility: 2, tags: [] },
  },
  {
    id: 'all',
    label: 'Il mio medico',
    description: 'Vedrà 127 di 127: tutto ciò che hai scritto.',
    access: { level: 6, visibility: 1, tags: [] },
  },
  {
    id: 'start',
    label: 'Solo l’essenziale',
    description: 'Un momento…',
    access: { level: 1, visibility: 2, tags: [] },
  },
];

export const Presets: Story = { args: { presets, value: { level: 1, visibility: 2, tags: [] } } };

export const PresetsInteractions: Story = {
  ...Presets,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await expect(screen.getByRole('button', { name: 'Solo l’essenziale' })).toHaveAttribute('aria-current', 'true');
    await expect(screen.queryByRole('button', { name: /^Salva/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Scelta fine' }));
    await expect(visibility()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Il mio medico' }));
    await expect(args.onSave.mock.calls).toEqual([[{ level: 6, visibility: 1, tags: [] }]]);
  },
};

export const PresetsHandMade: Story = { tags: ['looks'], args: { presets }, globals: { textSize: '200' } };

export const PresetsHandMadeInteractions: Story = {
  ...PresetsHandMade,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('button', { name: 'Scelta fine' })).toHaveAttribute('aria-expanded', 'true');
  },
};
