import { expect, waitFor, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';
import { makePdf } from '../../../testing/paper.ts';

export default {
  ...appStory,
  title: 'App/Record/Document',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/File/3' },
  afterEach: async (context) => {
    const { args, canvasElement } = context;
    await appStory.afterEach(context);
    if (args.answers.downloadFile instanceof Promise) return;
    await waitFor(() => expect(canvasElement.querySelector('canvas[hidden]')).toBeNull());
  },
} satisfies AppMeta;

const pages = [1, 2, 3].map((page) => [
  `Emocromo, foglio ${page}`,
  '',
  ...['Emoglobina', 'Ematocrito', 'Leucociti'].map((analyte) => `${analyte} ${page}2.4`),
]);
const answerWith = (file: Blob) => ({ answers: { downloadFile: new Response(file) } });

export const Pages: AppStory = { args: answerWith(makePdf(pages)) };

export const PagesInteractions: AppStory = {
  ...Pages,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    const findPage = (number: number) =>
      canvas.findByRole<HTMLCanvasElement>('img', { name: `Pagina ${number} di 3 di Referto RX colonna.pdf` });
    const first = await findPage(1);
    const document = within(canvas.getByRole('group', { name: 'Documento Referto RX colonna.pdf' }));
    await step('the page is drawn, and can be read aloud', async () => {
      const { width, height } = first;
      const drawn = first.getContext('2d')?.getImageData(0, 0, width, height).data;
      await expect(drawn?.some((value, index) => index % 4 === 0 && value < 128)).toBe(true);
      await expect(document.getByText('Ematocrito 12.4')).toBeInTheDocument();
    });
    await step('pages are turned', async () => {
      await expect(canvas.getByRole('button', { name: 'Pagina precedente' })).toHaveAccessibleDescription(/prima/);
      await userEvent.click(canvas.getByRole('button', { name: 'Pagina successiva' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Pagina successiva' }));
      await findPage(3);
      await expect(document.getByText('Emocromo, foglio 3')).toBeInTheDocument();
      await expect(document.queryByText('Emocromo, foglio 1')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Pagina successiva' })).toHaveAccessibleDescription(/ultima/);
    });
    await step('zooming redraws the page and keeps the document within the page', async () => {
      const before = (await findPage(3)).clientWidth;
      await userEvent.click(canvas.getByRole('button', { name: 'Ingrandisci' }));
      const shown = await findPage(3);
      await waitFor(() => expect(shown.width).toBeGreaterThanOrEqual(Math.floor(before * 1.5)));
      await expect(shown.clientWidth).toBeGreaterThan(before);
      await expect(canvas.getByRole('group', { name: /^Documento/ })).toHaveProperty('tabIndex', 0);
    });
  },
};

export const WithoutText: AppStory = { args: answerWith(makePdf([[]])) };

export const WithoutTextInteractions: AppStory = {
  ...WithoutText,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/In questa pagina non c’è testo da leggere/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Pagina successiva' })).toBeNull();
  },
};

export const Loading: AppStory = { args: { answers: { downloadFile: new Promise<Response>(() => {}) } } };

export const Locked: AppStory = { args: answerWith(makePdf(pages, { locked: true })) };

export const LockedInteractions: AppStory = {
  ...Locked,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/protetto da una password/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Apri il documento/ })).toHaveProperty('protocol', 'blob:');
  },
};

export const Damaged: AppStory = { args: answerWith(new Blob(['not a PDF'])) };

export const DamagedInteractions: AppStory = {
  ...Damaged,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Non riusciamo a leggere il documento/)).toBeVisible();
  },
};

export const DownloadFailed: AppStory = {
  args: { answers: { downloadFile: new Response(null, { status: 500 }) } },
};
