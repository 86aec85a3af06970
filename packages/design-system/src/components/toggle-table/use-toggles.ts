import { useState } from 'react';
import type { ToggleRow } from './toggle-row.ts';

export function useToggles(onToggle: (id: string, value: boolean) => Promise<void>) {
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failed, setFailed] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [saved, setSaved] = useState<{ subject: string; value: boolean; count: number }>();

  async function toggle({ id, subject }: ToggleRow, value: boolean) {
    if (pending.has(id)) return;
    setFailed((before) => without(before, id));
    setPending((before) => new Map(before).set(id, value));
    try {
      await onToggle(id, value);
      setSaved((before) => ({ subject, value, count: (before?.count ?? 0) + 1 }));
    } catch (error) {
      setFailed((before) => new Map(before).set(id, error));
    } finally {
      setPending((before) => without(before, id));
    }
  }

  return { pending, failed, saved, toggle };
}

function without<Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  const left = new Map(map);
  left.delete(id);
  return left;
}
