import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { type AccessLogEntry, AccessLogPager, type AccessLogPagerProps } from './index.ts';

const devices = ['Chrome su Windows', 'Firefox su Linux', 'Safari su iPhone'];

const all: readonly AccessLogEntry[] = Array.from({ length: 23 }, (_, index) => ({
  id: String(index),
  when: `2026-11-${String(21 - (index % 20)).padStart(2, '0')}T${String(8 + (index % 12)).padStart(2, '0')}:05`,
  device: devices[index % devices.length],
  address: `192.0.2.${index + 1}`,
  current: index === 0,
}));

function Paged(props: AccessLogPagerProps) {
  const [page, setPage] = useState(props.page);
  return (
    <AccessLogPager
      {...props}
      entries={props.entries && all.slice((page - 1) * 10, page * 10)}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/AccessLogPager',
  component: AccessLogPager,
  args: {
    label: 'Accessi alla tua cartella',
    entries: all.slice(0, 10),
    total: all.length,
    page: 1,
    onPageChange: fn(),
  },
  argTypes: { entries: { control: false }, empty: { control: false } },
  render: (args) => <Paged {...args} />,
  parameters: documentation({
    what: 'Who was here, when and from where, ten at a time.',
    when: ['The log of sign-ins of an account; the log of a record: who read or changed it.'],
    whenNot: ['Records that are searched or edited: CollapsibleList. A few lines: a list in a Card.'],
    keyboard: { Tab: 'The two buttons; at an end of the log they stay reachable and say so' },
    notes: [
      'A page change is announced, and focus stays on the button.',
      'The current session is marked, so that users do not mistake it for foreign access.',
      'Missing values are written out ("Non indicato"): an empty cell could be an error.',
      'On phones each access is a card, with the date first.',
    ],
  }),
} satisfies Meta<typeof AccessLogPager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIns: Story = {};

// covers E-78
export const SignInsInteractions: Story = {
  ...SignIns,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('ten of 23', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(11);
      await expect(canvas.getByRole('status')).toHaveTextContent(/(Pagina 1 di 3|Page 1 of 3).*1–10 (di|of) 23/);
      await expect(canvas.getByText('21 nov 2026, 08:05')).toBeVisible();
    });
    await step('explains the disabled button at the end', async () => {
      // A button with a disabled reason is a different element, so it is queried again.
      const next = () => canvas.getByRole('button', { name: /Successiva|Next/ });
      await userEvent.click(next());
      await userEvent.click(next());
      await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
      await expect(canvas.getAllByRole('row')).toHaveLength(4);
      await expect(next()).toHaveFocus();
      await expect(next()).toHaveAccessibleDescription(/ultima pagina|last page/);
      await userEvent.click(next());
      await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    });
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Precedente|Previous/ }));
      await expect(canvas.getByRole('status')).toHaveTextContent(/11–20/);
    });
  },
};

const reads: readonly AccessLogEntry[] = [
  {
    id: '1',
    when: '2026-11-20T17:42',
    who: 'Dott.ssa Giulia Ferraris',
    what: 'Ha letto l’esame “Emocromo” del 9 marzo 2026',
  },
  {
    id: '2',
    when: '2026-11-18T09:10',
    who: 'Tu',
    what: 'Hai cambiato il livello di confidenzialità: da Normale a Riservato',
  },
  { id: '3', when: '2026-11-17T21:03', who: undefined, what: 'Ha letto l’elenco degli esami' },
];

export const SingleRecord: Story = {
  args: { label: 'Chi ha letto o cambiato questo esame', entries: reads, total: 3, columns: ['when', 'who', 'what'] },
  render: (args) => <AccessLogPager {...args} />,
};

export const SingleRecordInteractions: Story = {
  ...SingleRecord,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Chi|Who/ })).toBeVisible();
    await expect(canvas.getByText(/Non indicato|Not given/)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Empty: Story = { args: { entries: [], total: 0 }, render: (args) => <AccessLogPager {...args} /> };
export const Loading: Story = { args: { entries: undefined, total: 0 } };
export const LoadingPage: Story = {
  args: { entries: undefined, page: 2 },
};

export const LoadingPageInteractions: Story = {
  ...LoadingPage,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Successiva|Next/ }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  tags: ['looks'],
  args: { failed: true, onRetry: fn() },
};

export const FailedInteractions: Story = {
  ...Failed,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Riprova|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const OnPhoneInteractions: Story = {
  ...OnPhone,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const SingleRecordOnPhone: Story = {
  args: SingleRecord.args ?? {},
  render: (args) => <AccessLogPager {...args} />,
  globals: { viewport: { value: 'phone' } },
};
