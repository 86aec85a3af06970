import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Preview } from './index.ts';

const drawing = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">',
    '<rect width="900" height="1200" fill="#f4f1ea"/><circle cx="450" cy="480" r="300" fill="#c9b79c"/>',
    '<circle cx="520" cy="430" r="34" fill="#5c3a21"/><rect x="80" y="1080" width="300" height="16" fill="#333"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

const pdf = new Blob(
  [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>',
  ],
  { type: 'application/pdf' },
);
const page = new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'application/pdf' });

const meta = {
  title: 'Record/Preview',
  component: Preview,
  args: {
    name: 'neo-spalla.jpg',
    blob: drawing,
    alt: 'Un neo sulla spalla destra, accanto a un righello',
    onDownload: fn(),
  },
  argTypes: { blob: { control: false } },
  parameters: documentation({
    what: 'A look at a file without leaving the page: an image that can be made larger, a PDF, a film, a sound.',
    when: ['The eye of an attachment, of a Kardia trace, of a report. Usually inside a Dialog.'],
    whenNot: [
      'A drawing of pain: PainImage.',
      'A whole viewer with pages and search: open the document in its own tab.',
    ],
    keyboard: {
      '+ / -': 'Larger, smaller',
      '0': 'Fits again',
      'Arrow keys': 'Move what is larger than its box, once it has the focus',
    },
    notes: [
      'It takes the bytes, not an address: nothing is shown that has not been fetched with the rights of the reader.',
      'A PDF is believed from its bytes. Whatever else calls itself one is not opened, since a page opened from a blob would run as ours.',
      'A PDF opens in a new tab. A function in `pdf` renders it with a library of the caller, so that others do not load it.',
      'A film or a sound comes as an address: it plays from its first bytes on, and asks for another address when one has run out.',
      'What cannot be shown can still be downloaded.',
    ],
  }),
} satisfies Meta<typeof Preview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {};

export const ImageInteractions: Story = {
  ...Image,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: /Un neo sulla spalla/ });
    await waitFor(() => expect(image.complete && image.width > 0).toBe(true));
    const fitted = image.width;
    await step('it fits', async () => {
      await expect(image.height).toBeLessThanOrEqual(image.parentElement?.clientHeight ?? 0);
      await expect(canvas.getByRole('button', { name: 'Riduci' })).toHaveAccessibleDescription(/già tutta in vista/);
    });
    await step('larger by button and by key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ingrandisci' }));
      await userEvent.keyboard('+');
      await expect(canvas.getByText('225%')).toBeVisible();
      await waitFor(() => expect(image.width).toBeCloseTo(fitted * 2.25, -1));
    });
    await step('the middle stays in the middle', async () => {
      const box = image.parentElement as HTMLElement;
      await waitFor(() => {
        const center = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight;
        return expect(center).toBeCloseTo(0.5, 1);
      });
    });
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Adatta allo spazio' }));
      await waitFor(() => expect(image.width).toBe(fitted));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Scarica' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const PdfInTab: Story = {
  args: { name: 'referto.pdf', blob: pdf },
};

export const PdfInTabInteractions: Story = {
  ...PdfInTab,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole<HTMLAnchorElement>('link', {
      name: /^Apri il documento\s?, si apre in una nuova scheda$/,
    });
    await expect(link.rel).toBe('noopener noreferrer');
    await expect(link.href).toMatch(/^blob:/);
  },
};

export const PdfWithRenderer: Story = {
  tags: ['looks'],
  args: {
    name: 'referto.pdf',
    blob: pdf,
    pdf: ({ name, blob }) => <p>{`${name}: ${blob.type}, ${blob.size} byte`}</p>,
  },
};

export const PdfWithRendererInteractions: Story = {
  ...PdfWithRenderer,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/referto\.pdf: application\/pdf/)).toBeVisible();
  },
};

export const DisguisedAsPdf: Story = {
  args: { name: 'referto.pdf', blob: page },
};

export const DisguisedAsPdfInteractions: Story = {
  ...DisguisedAsPdf,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Per questo tipo di file non c’è un’anteprima.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Unsupported: Story = {
  args: { name: 'torace.dcm', blob: new Blob(['DICM'], { type: 'application/dicom' }) },
};

export const UnsupportedInteractions: Story = {
  ...Unsupported,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scarica' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Damaged: Story = {
  args: { blob: new Blob(['not an image'], { type: 'image/png' }) },
};

export const DamagedInteractions: Story = {
  ...Damaged,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/forse è danneggiato/)).toBeVisible();
  },
};

function tone(): Blob {
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [i, letter] of [...text].entries()) head.setUint8(at + i, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  head.setUint32(4, 36 + 8000, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, 8000, true);
  head.setUint32(28, 8000, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  write(36, 'data');
  head.setUint32(40, 8000, true);
  const samples = Uint8Array.from({ length: 8000 }, (_, i) => 128 + 60 * Math.sin((i / 8000) * 2 * Math.PI * 220));
  return new Blob([head.buffer, samples], { type: 'audio/wav' });
}

const address = fn(async () => URL.createObjectURL(tone()));
export const Sound: Story = {
  args: { name: 'Suoni del cuore.wav', blob: undefined, media: { kind: 'audio', address } },
};

export const SoundInteractions: Story = {
  ...Sound,
  tags: ['interaction'],
  play: async ({ canvas, canvasElement, step }) => {
    address.mockClear();
    const player = await waitFor(() => {
      const found = canvasElement.querySelector('audio');
      if (!found) throw new Error('There is no player yet.');
      return found;
    });
    await waitFor(() => expect(player.duration).toBeCloseTo(1, 1));
    await expect(player).toHaveAccessibleName('Suoni del cuore.wav');
    await step('an address that has run out is replaced by a new one, at the same place', async () => {
      player.currentTime = 0.5;
      player.dispatchEvent(new Event('error'));
      await waitFor(() => expect(address).toHaveBeenCalled());
      await waitFor(() => expect(canvasElement.querySelector('audio')?.currentTime).toBeCloseTo(0.5, 1));
    });
    await expect(canvas.getByRole('button', { name: /Scarica|Download/ })).toBeVisible();
  },
};

export const Unplayable: Story = {
  args: {
    name: 'Passo.mov',
    blob: undefined,
    media: {
      kind: 'video',
      address: async () => URL.createObjectURL(new Blob(['no film'], { type: 'video/quicktime' })),
    },
  },
};

export const UnplayableInteractions: Story = {
  ...Unplayable,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Questo browser non riproduce questo tipo di file/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Scarica' })).toBeVisible();
  },
};

export const Loading: Story = { args: { blob: undefined } };

const onRetry = fn();
export const LoadError: Story = {
  tags: ['looks'],
  args: { blob: undefined, error: { onRetry } },
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const English: Story = { args: { name: 'report.pdf', blob: pdf }, globals: { locale: 'en' } };
