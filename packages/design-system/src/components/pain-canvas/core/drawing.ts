import type { Command } from './commands.ts';

/**
 * A pain drawing: what was done to the two sheets, in order, and how much of it is not undone.
 * One history for both sheets. Nothing in here knows a canvas or a component.
 */
export interface PainDrawing {
  /** Everything done, undone commands included. */
  readonly commands: readonly Command[];
  /** How many of the commands count: the rest can be redone. */
  readonly position: number;
  /** Grows with every change: cheap to compare, and what components subscribe to. */
  readonly revision: number;
  run(command: Command): void;
  undo(): boolean;
  redo(): boolean;
  /** Puts a state back that this drawing had before; what was done since is no longer part of it. */
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
      // The layers keep hold of the array.
      commands.splice(0, commands.length, ...state.commands);
      moveTo(state.position);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
