import type { Command } from './commands.ts';

/** Pain drawing: the commands of both sheets in order, with one shared history. Independent of canvas and React. */
export interface PainDrawing {
  readonly commands: readonly Command[];
  /** Number of active commands; the rest can be redone. */
  readonly position: number;
  /** Increases with every change; components subscribe to it. */
  readonly revision: number;
  run(command: Command): void;
  undo(): boolean;
  redo(): boolean;
  /** Restores a previous state of this drawing and drops later commands. */
  restore(state: DrawingState): void;
  subscribe(listener: () => void): () => void;
}

export interface DrawingState {
  readonly commands: readonly Command[];
  readonly position: number;
}

export function createPainDrawing(initial?: DrawingState): PainDrawing {
  const commands: Command[] = [...(initial?.commands ?? [])];
  let position = initial?.position ?? 0;
  let revision = 0;
  const listeners = new Set<() => void>();

  function moveTo(next: number): boolean {
    if (next < 0 || next > commands.length) return false;
    position = next;
    revision += 1;
    for (const listener of listeners) listener();
    return true;
  }

  return {
    commands,
    get position() {
      return position;
    },
    get revision() {
      return revision;
    },
    run(command) {
      commands.length = position;
      commands.push(command);
      moveTo(position + 1);
    },
    undo: () => moveTo(position - 1),
    redo: () => moveTo(position + 1),
    restore(state) {
      commands.splice(0, commands.length, ...state.commands);
      moveTo(state.position);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
