import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../packages/design-system/src/components/button/index.ts';
import { Dialog } from '../../packages/design-system/src/components/dialog/index.ts';
import { type DownloadItem, DownloadList } from '../../packages/design-system/src/components/download-list/index.ts';
import { Preview } from '../../packages/design-system/src/components/preview/index.ts';
import { documentation } from '../../packages/design-system/src/testing/documentation.ts';

const files: Record<string, Blob> = {
  'lastra.svg': new Blob(
    ['<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><circle cx="160" cy="120" r="90"/></svg>'],
    { type: 'image/svg+xml' },
  ),
  'appunti.txt': new Blob(['Da portare al controllo'], { type: 'text/plain' }),
};
const items = Object.entries(files).map(([name, { type }]) => ({ id: name, name, type }));

interface AttachmentsProps {
  onDownload: (name: string) => void;
}

function Attachments({ onDownload }: AttachmentsProps) {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<DownloadItem>();
  const close = () => setSeen(undefined);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vedi gli allegati</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Allegati"
        description="RX torace"
        footer={<Button onClick={() => setOpen(false)}>Chiudi</Button>}
      >
        <DownloadList
          label="Allegati di RX torace"
          items={items}
          onPreview={setSeen}
          onDownload={({ name }) => onDownload(name)}
        />
        {seen && (
          <Dialog open size="lg" title={seen.name} footer={<Button onClick={close}>Chiudi</Button>} onClose={close}>
            <Preview name={seen.name} blob={files[seen.name]} onDownload={() => onDownload(seen.name)} />
          </Dialog>
        )}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Patterns/Attachments',
  component: Attachments,
  args: { onDownload: fn() },
  parameters: documentation({
    what: 'A list of the files of a record, each with a preview dialog above the list.',
    when: ['Users view the files of a record, besides storing them.'],
    whenNot: ['For a single file without a list, use `Preview` in a dialog.'],
    keyboard: {
      Enter: 'Opens the preview of the file',
      Escape: 'Closes the preview, then the list; focus returns to the pressed button',
    },
    notes: ['File types without a preview show a message and offer the download.'],
  }),
} satisfies Meta<typeof Attachments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PreviewAndBack: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Vedi gli allegati' });
    await userEvent.click(opener);
    const list = await screen.findByRole('dialog', { name: 'Allegati' });
    const look = async (name: string) => {
      screen.getByRole('button', { name: `Anteprima di ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      return within(await screen.findByRole('dialog', { name }));
    };
    const close = async (name: string, preview: ReturnType<typeof within>) => {
      const [, last] = preview.getAllByRole('button', { name: 'Chiudi' });
      await userEvent.click(last as HTMLElement);
      await waitFor(() => expect(screen.getByRole('button', { name: `Anteprima di ${name}` })).toHaveFocus());
      await expect(list).toBeVisible();
    };
    await step('an image opens above the list', async () => {
      const preview = await look('lastra.svg');
      await expect(await preview.findByRole('img', { name: 'lastra.svg' })).toBeVisible();
      await close('lastra.svg', preview);
    });
    await step('a file without a preview shows a message and can be downloaded', async () => {
      const preview = await look('appunti.txt');
      await expect(await preview.findByText('Per questo tipo di file non c’è un’anteprima.')).toBeVisible();
      await userEvent.click(preview.getByRole('button', { name: 'Scarica' }));
      await expect(args.onDownload).toHaveBeenLastCalledWith('appunti.txt');
      await close('appunti.txt', preview);
    });
  },
};
