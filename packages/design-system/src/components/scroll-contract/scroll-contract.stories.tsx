import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { ScrollContract } from './index.ts';

const article =
  'Il servizio permette di tenere una cartella personale e di mostrarla ai medici scelti. Il contratto dura un anno dal pagamento e si rinnova solo se lo chiedi. Puoi recedere entro quattordici giorni, senza motivo e senza costi.';
const text = Array.from({ length: 12 }, (_, index) => `Articolo ${index + 1}. ${article}`).join('\n\n');

const meta = {
  title: 'Record/Scroll contract',
  component: ScrollContract,
  args: {
    contract: 2,
    label: 'Testo del contratto 2',
    name: 'contratto-2',
    children: text,
    accepted: false,
    onAccept: fn(),
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <div style={{ maxInlineSize: '40rem' }}>
      <Controlled initial={args.accepted} onChange={args.onAccept}>
        {(accepted, onAccept) => <ScrollContract {...args} accepted={accepted} onAccept={onAccept} />}
      </Controlled>
    </div>
  ),
  parameters: documentation({
    what: 'A text that can be accepted once it was read to its end.',
    when: ['The contract of a plan, which must be read before it is paid for.'],
    whenNot: [
      'A text that one only has to agree to: Checkbox with a link.',
      'A privacy notice next to a consent: ToggleTable.',
    ],
    keyboard: {
      'Page down / End / Arrow keys': 'Scroll, once the text has the focus',
      Enter: 'On “Continua a leggere”, scrolls by a page',
      Space: 'Accepts; before the end, says what is missing',
    },
    notes: [
      'The checkbox can be reached before the end and says what it waits for; a press says it aloud.',
      'A text that fits needs no scrolling and counts as read; so does one that fits after the window has grown.',
      'What was read once stays read.',
    ],
  }),
} satisfies Meta<typeof ScrollContract>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// covers T-59 M-63
export const ReadAndAccept: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('checkbox', { name: /accetto il contratto 2/ });
    await step('too early: not accepted, and it says why', async () => {
      await userEvent.click(box);
      await expect(box).not.toBeChecked();
      await expect(args.onAccept).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Devi leggere completamente il contratto 2 prima di accettarlo.',
      );
      await expect(box).toHaveAccessibleDescription(/dopo averlo letto fino alla fine/);
    });
    await step('page by page, by keyboard', async () => {
      for (let page = 0; page < 30 && canvas.queryByRole('button', { name: 'Continua a leggere' }); page += 1) {
        canvas.getByRole('button', { name: 'Continua a leggere' }).focus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('region', { name: 'Testo del contratto 2' })).toHaveFocus();
        const region = canvas.getByRole('region');
        const bottom = region.scrollTop + region.clientHeight;
        const share = Math.min(100, Math.floor((bottom / region.scrollHeight) * 100));
        await waitFor(() =>
          expect(canvas.queryByText(`Letto: ${share}%`) ?? canvas.queryAllByText(/Hai letto tutto/)[0]).toBeTruthy(),
        );
      }
      await expect(canvas.getByText('Hai letto tutto il contratto: ora puoi accettarlo.')).toBeInTheDocument();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('now it can be accepted', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await expect(args.onAccept).toHaveBeenLastCalledWith(true);
    });
  },
};

export const RemainsRead: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollTo({ top: region.scrollHeight });
    await waitFor(() => expect(canvas.getByText('Hai letto tutto il contratto.')).toBeVisible());
    region.scrollTo({ top: 0 });
    await waitFor(() => expect(region.scrollTop).toBe(0));
    await expect(canvas.getByText('Hai letto tutto il contratto.')).toBeVisible();
  },
};

export const HalfWay: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollTo({ top: region.scrollHeight / 2 });
    await waitFor(() => expect(canvas.getByRole<HTMLProgressElement>('progressbar').value).toBeGreaterThan(0.5));
  },
};

export const NothingToScroll: Story = {
  args: { children: 'Piano gratuito. Nessun costo, nessun rinnovo.' },
};

export const NothingToScrollInteractions: Story = {
  ...NothingToScroll,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Accepted: Story = { tags: ['looks'], args: { accepted: true } };
export const Locked: Story = {
  tags: ['looks'],
  args: { accepted: true, disabledReason: 'Lo hai accettato il 12 gennaio 2026: è in corso.' },
};

export const LockedInteractions: Story = {
  ...Locked,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};
/** Read to the end but locked: the hint that it can be accepted must not appear. */
export const LockedUnread: Story = {
  args: {
    children: 'Piano gratuito. Nessun costo, nessun rinnovo.',
    disabledReason: 'Hai già un piano attivo.',
  },
};

export const LockedUnreadInteractions: Story = {
  ...LockedUnread,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hai letto tutto il contratto.')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Hai già un piano attivo/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const WithError: Story = { tags: ['looks'], args: { error: 'Questo campo è obbligatorio!' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};

export const LargeTextInteractions: Story = {
  ...LargeText,
  tags: ['interaction'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
export const English: Story = { args: { label: 'Text of contract 2' }, globals: { locale: 'en' } };
