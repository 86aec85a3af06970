import type { Command } from './commands.ts';

/** Pain drawing: the commands of both sheets in order, with one shared history. Independent of canvas and React. */
export interface PainDrawing {
  /** Commands in order, including undone ones. Changed in place. */
  readonly commands: readonly Command[];
  /** Number of active commands; the rest can be redone. */
  readonly position: number;
  /** Increases with every change; components subscribe to it. */
  readonly revision: number;
  /** Adds a command and drops undone ones. */
  run(command: Command): void;
  /** Undoes the last command. Returns false if there is none. */
  undo(): boolean;
  /** Repeats the last undone command. Returns false if there is none. */
  redo(): boolean;
  /** Restores a previous state of this drawing and drops later commands. */
  restore(state: DrawingState): void;
  /** Calls the listener after each change. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
}

export interface DrawingState {
  /** Commands in order, including undone ones. */
  readonly commands: readonly Command[];
  /** Number of active commands. */
  readonly position: number;
}

/** Returns a drawing, empty or with a restored history, for use outside React. */
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
