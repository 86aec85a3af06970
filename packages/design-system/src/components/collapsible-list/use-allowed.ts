import { useMemo } from 'react';
import type { CollapsibleListProps } from './types.ts';

/** Leaves out the actions that the user may not do. New arrays would render every row again. */
export function useAllowed<Row extends object>(props: CollapsibleListProps<Row>): CollapsibleListProps<Row> {
  const { actions, mobileActions, add } = props;
  const isAllowed = !add?.hidden && !actions?.some(({ hidden }) => hidden);
  const allowed = useMemo(() => actions?.filter(({ hidden }) => !hidden), [actions]);
  const mobile = useMemo(
    () => mobileActions?.filter((id) => allowed?.some((action) => action.id === id)),
    [mobileActions, allowed],
  );
  if (isAllowed) return props;
  return { ...props, actions: allowed, mobileActions: mobile, add: add?.hidden ? undefined : add };
}
