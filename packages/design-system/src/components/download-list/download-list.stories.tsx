import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { DownloadList, type DownloadListProps } from './index.ts';

const items: DownloadListProps['items'] = [
  {
    id: '1',
    name: 'referto-cardiologico.pdf',
    type: 'application/pdf',
    kind: 'Documento',
    bytes: 340_000,
    date: '2026-03-09T10:20:00Z',
    comment: 'Visita di controllo',
  },
  { id: '2', name: 'torace.dcm', type: 'application/dicom', kind: 'Dicom', bytes: 24_300_000, date: '2026-01-12' },
  { id: '3', name: 'neo-spalla.jpg', type: 'image/jpeg', kind: 'Foto', bytes: 1_258_291, date: '2025-11-30' },
];

function Controlled({ onRemove, ...args }: DownloadListProps) {
  const [held, setHeld] = useState(args.items);
  const remove: DownloadListProps['onRemove'] = async (item) => {
    await onRemove?.(item);
    setHeld((before) => before.filter((other) => other !== item));
  };
  return <DownloadList {...args} items={held} onRemove={onRemove && remove} />;
}

const meta = {
  title: 'Record/Download list',
  component: DownloadList,
  args: {
    label: 'Allegati dell’ecocardiogramma',
    items,
    onDownload: fn(async () => {}),
    onPreview: fn(async () => {}),
    onRemove: fn(async () => {}),
  },
  render: (args) => <Controlled {...args} />,
  parameters: documentation({
    what: 'Files that are kept: look at one, take it along, throw it away.',
    when: ['The attachments of an exam, in its dialog or its page.'],
    whenNot: ['Hundreds of files with search: CollapsibleList.', 'Files that are being sent: AttachFile.'],
    keyboard: { Tab: 'Goes through the buttons of each file', Enter: 'Does what the button says' },
    notes: [
      'Every button says the name of its file. While its promise is open it is busy; a rejection is told below the file.',
      'Whether deleting has to be asked first is for the page: `onRemove` awaits `useConfirm`.',
      'After a file is removed, focus moves to the next one.',
    ],
  }),
} satisfies Meta<typeof DownloadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {};

export const FilesInteractions: Story = {
  ...Files,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByText('Documento · 340 kB · 9 marzo 2026')).toBeVisible();
    await step('preview and download', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Anteprima di neo-spalla.jpg' }));
      await expect(args.onPreview).toHaveBeenLastCalledWith(items[2]);
      await userEvent.click(canvas.getByRole('button', { name: 'Scarica torace.dcm' }));
      await expect(args.onDownload).toHaveBeenLastCalledWith(items[1]);
    });
    await step('moves focus to the next file after deleting one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Elimina referto-cardiologico.pdf' }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Anteprima di torace.dcm' })).toHaveFocus());
    });
  },
};

export const Downloading: Story = {
  tags: ['interaction'],
  args: { onDownload: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const download = canvas.getByRole('button', { name: 'Scarica torace.dcm' });
    await userEvent.click(download);
    await expect(download).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(download);
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['looks', 'interaction'],
  args: {
    onRemove: fn(async () => {
      throw new Error('409');
    }),
    describeError: (_error, action) => (action === 'remove' ? 'Non puoi eliminare questo file' : 'Riprova'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elimina torace.dcm' }));
    await waitFor(() => expect(canvas.getByText('Non puoi eliminare questo file')).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Locked: Story = {
  tags: ['looks'],
  args: {
    items: items.map((item) => ({
      ...item,
      previewDisabledReason: item.id === '2' ? 'Le immagini DICOM si aprono con un programma apposta.' : undefined,
      removeDisabledReason: 'Non puoi eliminare questo file: è di un esame ancora in elenco.',
    })),
  },
};

export const LockedInteractions: Story = {
  ...Locked,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const remove = canvas.getByRole('button', { name: 'Elimina torace.dcm' });
    await userEvent.click(remove);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(remove).toHaveAccessibleDescription(/Non puoi eliminare questo file/);
  },
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: { items: [], emptyAction: <Button variant="primary">Allega un file</Button> },
};

const onRetry = fn();
export const LoadError: Story = {
  tags: ['looks'],
  args: { error: { text: 'Non riusciamo a mostrare gli allegati.', onRetry } },
};

export const LoadErrorInteractions: Story = {
  ...LoadError,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const name = canvas.getByText('torace.dcm').getBoundingClientRect();
    await expect(
      canvas.getByRole('button', { name: 'Scarica torace.dcm' }).getBoundingClientRect().top,
    ).toBeGreaterThan(name.bottom);
  },
};

export const LongNames: Story = {
  tags: ['looks'],
  args: {
    items: [
      {
        id: '1',
        name: 'ecocolordoppler_dei_tronchi_sovraaortici_con_mezzo_di_contrasto_2026-03-09_definitivo.pdf',
        kind: 'Esami strumentali',
        bytes: 340_000,
        date: '2026-03-09',
        comment: 'Da portare alla prossima visita insieme con gli esami del sangue e con la lettera del medico.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};

export const LongNamesInteractions: Story = {
  ...LongNames,
  tags: ['looks', 'interaction'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const English: Story = { args: { label: 'Attachments' }, globals: { locale: 'en' } };
