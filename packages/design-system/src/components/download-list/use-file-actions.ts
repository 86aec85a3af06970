import { useState } from 'react';

export type FileAction = 'preview' | 'download' | 'remove';

export function useFileActions() {
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlyMap<string, { action: FileAction; error: unknown }>>(new Map());

  async function run(id: string, action: FileAction, work: () => unknown) {
    const key = `${action} ${id}`;
    if (running.has(key)) return;
    setFailed((before) => {
      const left = new Map(before);
      left.delete(id);
      return left;
    });
    setRunning((before) => new Set(before).add(key));
    try {
      await work();
    } catch (error) {
      setFailed((before) => new Map(before).set(id, { action, error }));
    } finally {
      setRunning((before) => {
        const left = new Set(before);
        left.delete(key);
        return left;
      });
    }
  }

  return { isRunning: (id: string, action: FileAction) => running.has(`${action} ${id}`), failed, run };
}
