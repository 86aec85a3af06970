import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { manyTherapies, type Therapy, therapies, therapyActions, therapyColumns, therapyId } from './fixture.tsx';
import { CollapsibleList, type CollapsibleListProps, preloadList, useListOpen } from './index.ts';

type Props = CollapsibleListProps<Therapy>;

export function OpenedList({ opened, ...args }: Props & { opened: boolean }) {
  const [, setOpen] = useListOpen(args.name, args.filterValue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how it begins
  useLayoutEffect(() => setOpen(opened), [args.name]);
  return <CollapsibleList key={args.name} {...args} />;
}

export function LongList({ count, ...args }: Props & { count: number }) {
  const [rows] = useState(() => manyTherapies(count));
  return <OpenedList {...args} rows={rows} opened />;
}

/** Resolves when the rows are rendered, which is after the header says that it is open. */
export async function opened(): Promise<HTMLElement> {
  const toggle = await screen.findByRole('button', { expanded: true });
  await waitFor(() => {
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(panel?.querySelector(':scope > :not([data-place])')).toBeTruthy();
  });
  return toggle;
}

export const onAction = fn();
export const onAdd = fn();

export const shared = {
  args: {
    name: 'terapie',
    title: 'Terapie in Corso',
    rows: therapies,
    rowId: therapyId,
    columns: therapyColumns,
    actions: therapyActions(onAction),
    add: { label: 'Aggiungi terapia', onSelect: onAdd },
    dotColor: 'green',
  } satisfies Props,
  argTypes: { headerIcon: { control: false }, rows: { control: false }, nextStep: { control: false } },
  loaders: preloadList,
  beforeEach: () => {
    onAction.mockClear();
    onAdd.mockClear();
  },
} as const;
