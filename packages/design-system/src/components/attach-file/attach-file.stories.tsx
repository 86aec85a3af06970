import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { TextField } from '../text-field/index.ts';
import {
  AttachFile,
  type AttachFileProps,
  type Attachments,
  type AttachmentsOptions,
  useAttachments,
} from './index.ts';

type DemoProps = Omit<AttachFileProps, 'attachments'> & AttachmentsOptions & { chosen?: readonly File[] };

const seen = new WeakSet<Attachments['add']>();

function Demo({ chosen = [], upload, begin, parallel, accept, maxBytes, maxFiles, ...args }: DemoProps) {
  const attachments = useAttachments({ upload, begin, parallel, accept, maxBytes, maxFiles });
  if (chosen.length > 0 && !seen.has(attachments.add)) {
    seen.add(attachments.add);
    queueMicrotask(() => attachments.add(chosen));
  }
  return (
    <Narrow>
      <AttachFile {...args} attachments={attachments} />
    </Narrow>
  );
}

const file = (name: string, type: string, bytes = 340_000) => new File([new Uint8Array(bytes)], name, { type });
const report = () => file('referto-cardiologico.pdf', 'application/pdf');
const photo = () => file('neo-spalla.jpg', 'image/jpeg', 1_258_291);

function server() {
  const waiting: {
    done: () => void;
    fail: () => void;
    progress: (share: number) => void;
    interrupt: () => void;
    signal: AbortSignal;
  }[] = [];
  const upload = fn<AttachmentsOptions['upload']>(
    (_file, { signal, onProgress, onInterrupted }) =>
      new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error('500'));
        waiting.push({ done: resolve, fail, progress: onProgress, interrupt: onInterrupted, signal });
      }),
  );
  return { waiting, upload };
}

const meta = {
  title: 'Fields/Attach file',
  component: Demo,
  subcomponents: { AttachFile },
  args: {
    label: 'Allegati',
    name: 'file',
    upload: fn(async () => {}),
    accept: [
      { label: 'PDF', types: ['application/pdf'] },
      { label: 'foto', types: ['image/*'] },
      { label: 'DICOM', types: ['application/dicom', '.dcm'] },
    ],
    maxBytes: 25_000_000,
  },
  parameters: documentation({
    what: 'Files to send along: chosen or dropped, checked before they leave, each with its own progress.',
    when: ['Attachments of an exam, files of the record.'],
    whenNot: ['Files that are there already: DownloadList.', 'One picture to look at: Preview.'],
    keyboard: { 'Space / Enter': 'Opens the chooser of the device', Tab: 'Goes to the buttons of each file' },
    notes: [
      '`useAttachments` holds the files; `upload` sends one of them and is given `onProgress` and an `AbortSignal`. Nothing here knows a server.',
      '`begin: "on-call"` waits for `start()`, which a form calls when it is saved and which says whether everything has arrived.',
      'The rules are shown in advance. A refused file stays in the list with the reason.',
      'A file dropped outside the field does not replace the page.',
      '`renderDetails` asks something of each file, below its name. A picture that the browser can draw is shown small.',
      'What browsers say about a type is a guess from the name: the server looks at the bytes.',
    ],
  }),
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const input = (canvas: Canvas): HTMLInputElement => canvas.getByLabelText(/Allegati.*Scegli/);

export const Empty: Story = {};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(input(canvas)).toHaveFocus();
    await expect(input(canvas)).toHaveAccessibleDescription(/Vanno bene: PDF, foto, DICOM\. Al massimo 25 MB/);
  },
};

const sending = server();
export const ProgressCancelRetry: Story = {
  tags: ['interaction'],
  args: { upload: sending.upload },
  play: async ({ canvas, userEvent, step }) => {
    sending.waiting.length = 0;
    await userEvent.upload(input(canvas), [report(), photo()]);
    await step('progress of each', async () => {
      await waitFor(() => expect(sending.waiting).toHaveLength(2));
      sending.waiting[0]?.progress(0.42);
      await waitFor(() =>
        expect(canvas.getByRole('progressbar', { name: /referto/ })).toHaveAttribute('value', '0.42'),
      );
      const [row] = canvas.getAllByRole('listitem');
      await expect(row).toHaveTextContent(/^referto-cardiologico\.pdf340 kBCaricamento42%Interrompi/);
    });
    await step('announces a lost connection and automatic resumption', async () => {
      sending.waiting[0]?.interrupt();
      await waitFor(() => expect(canvas.getByText('Connessione persa: riprende da solo appena torna')).toBeVisible());
      await expect(canvas.getByRole('log')).toHaveTextContent(/referto-cardiologico\.pdf riprende da solo/);
      sending.waiting[0]?.progress(0.5);
      await waitFor(() => expect(canvas.queryByText(/Connessione persa: riprende da solo appena/)).toBeNull());
    });
    await step('cancelling calls it back, and it can be tried again', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Interrompi il caricamento di referto-cardiologico.pdf' }),
      );
      await expect(sending.waiting[0]?.signal.aborted).toBe(true);
      await expect(canvas.getByText(/Caricamento interrotto/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Riprova a caricare referto-cardiologico.pdf' }));
      await waitFor(() => expect(sending.waiting).toHaveLength(3));
      await waitFor(() => expect(canvas.getByRole('button', { name: /Interrompi.*referto/ })).toHaveFocus());
    });
    await step('one arrives, the other does not', async () => {
      sending.waiting[2]?.done();
      sending.waiting[1]?.fail();
      await waitFor(() => expect(canvas.getByText(/Caricato/)).toBeVisible());
      await expect(canvas.getByText(/Si è verificato un problema\. Si prega di riprovare più tardi/)).toBeVisible();
      await expect(canvas.getByRole('log')).toHaveTextContent(/neo-spalla\.jpg non caricato/);
    });
    await step('moves focus to the next file after removing one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Togli referto-cardiologico.pdf' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Riprova a caricare neo-spalla.jpg' })).toHaveFocus(),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Togli neo-spalla.jpg' }));
      await waitFor(() => expect(input(canvas)).toHaveFocus());
    });
  },
};

export const Refused: Story = {
  tags: ['looks'],
  args: {
    maxFiles: 2,
    maxBytes: 1_000_000,
    begin: 'on-call',
    chosen: [
      report(),
      file('holter-24-ore.exe', 'application/x-msdownload'),
      photo(),
      file('vuoto.pdf', 'application/pdf', 0),
      file('a.pdf', 'application/pdf', 2000),
      file('b.pdf', 'application/pdf', 2000),
    ],
  },
};

export const RefusedInteractions: Story = {
  ...Refused,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[1]).toMatch(/Questo tipo di file non va bene\. Vanno bene: PDF, foto, DICOM\./);
    await expect(rows[2]).toMatch(/È troppo grande\. Al massimo 1 MB per ogni file\./);
    await expect(rows[3]).toMatch(/Il file è vuoto/);
    await expect(rows[5]).toMatch(/Sono troppi\. Al massimo 2 file\./);
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export const DetailsPerFile: Story = {
  args: {
    begin: 'on-call',
    chosen: [report(), new File([pixel], 'neo-spalla.png', { type: 'image/png' }), file('a.exe', 'application/exe')],
    renderDetails: ({ file: { name } }) => (
      <TextField name={name} label={`Tipo di ${name}`} value="" onChange={() => {}} required />
    ),
  },
};

export const DetailsPerFileInteractions: Story = {
  ...DetailsPerFile,
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByLabelText('Tipo di referto-cardiologico.pdf')).toBeVisible());
    await expect(canvas.getByLabelText('Tipo di neo-spalla.png')).toBeVisible();
    await expect(canvas.queryByLabelText('Tipo di a.exe')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
};

export const DragAndDrop: Story = {
  tags: ['interaction'],
  args: { begin: 'on-call' },
  play: async ({ canvas }) => {
    const zone = canvas.getByText('oppure trascinali qui').parentElement as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(report());
    const drag = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    zone.dispatchEvent(drag('dragenter'));
    await waitFor(() => expect(canvas.getByText('Lascia qui')).toBeVisible());
    zone.dispatchEvent(drag('drop'));
    await waitFor(() => expect(canvas.getByText('referto-cardiologico.pdf')).toBeVisible());
    const missed = drag('drop');
    document.body.dispatchEvent(missed);
    await expect(missed.defaultPrevented).toBe(true);
  },
};

export const Required: Story = { args: { required: true, error: 'Questo campo è obbligatorio!', maxFiles: 1 } };

export const Locked: Story = {
  tags: ['looks'],
  args: { disabledReason: 'L’esame è stato eliminato: non si possono aggiungere allegati.' },
};

export const LockedInteractions: Story = {
  ...Locked,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(input(canvas), report());
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(input(canvas)).toHaveAccessibleDescription(/è stato eliminato/);
  },
};

const slow = server();
export const LongNames: Story = {
  tags: ['looks'],
  args: {
    upload: slow.upload,
    chosen: [
      file(
        'ecocolordoppler_dei_tronchi_sovraaortici_con_mezzo_di_contrasto_2026-03-09_definitivo.pdf',
        'application/pdf',
      ),
      file('registrazione del respiro durante la notte fra il 9 e il 10 marzo.m4a', 'audio/mp4'),
    ],
  },
  globals: { viewport: { value: 'phone' }, textSize: '150' },
};

export const LongNamesInteractions: Story = {
  ...LongNames,
  tags: ['looks', 'interaction'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Phone: Story = {
  args: { upload: slow.upload, chosen: [report(), photo()] },
  globals: { viewport: { value: 'phone' } },
};

export const English: Story = { args: { label: 'Attachments' }, globals: { locale: 'en' } };
