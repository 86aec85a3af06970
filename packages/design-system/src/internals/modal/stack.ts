// The modal dialogs that are open, the last one on top. What must be usable above a modal dialog (a toast with
// "Annulla") has to live inside it, since everything outside is inert.
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

export function pushModal(element: HTMLElement): () => void {
  open.push(element);
  tell();
  return () => {
    const index = open.lastIndexOf(element);
    if (index >= 0) open.splice(index, 1);
    tell();
  };
}

export function topModal(): HTMLElement | undefined {
  return open.at(-1);
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
