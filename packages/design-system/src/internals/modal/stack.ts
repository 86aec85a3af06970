// The modal dialogs that are open, the last one on top. What must be usable above a modal dialog (a toast with
// "Annulla") has to live inside it, since everything outside is inert.
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

export function pushModal(element: HTMLDialogElement): () => void {
  open.push(element);
  tell();
  return () => {
    const index = open.lastIndexOf(element);
    if (index >= 0) open.splice(index, 1);
    tell();
  };
}

export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Those that were opened after it and so must stay above it. */
export function modalsAbove(element: HTMLDialogElement): HTMLDialogElement[] {
  return open.slice(open.indexOf(element) + 1);
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
