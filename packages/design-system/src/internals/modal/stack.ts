// Topmost last. A toast above a modal dialog has to be inside it, since everything outside is inert.
interface OpenModal {
  element: HTMLDialogElement;
  origin: Element | null;
}

const openModals: OpenModal[] = [];
const listeners = new Set<() => void>();

function notify() {
  // `html:has(dialog:modal)` would search the whole document after every change of it.
  document.documentElement.toggleAttribute('data-modal', openModals.length > 0);
  for (const listener of listeners) listener();
}

/** React ignores focus events during a commit, so they are dispatched again afterwards. */
function returnFocus(origin: HTMLElement) {
  origin.focus({ preventScroll: true });
  queueMicrotask(() => {
    if (document.activeElement === origin) origin.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

export function pushModal(element: HTMLDialogElement, origin: Element | null): () => void {
  const modal: OpenModal = { element, origin };
  openModals.push(modal);
  notify();
  return () => {
    const index = openModals.indexOf(modal);
    openModals.splice(index, 1);
    // A confirmation that closes together with its dialog restores the dialog's origin.
    for (const above of openModals.slice(index)) {
      if (element.contains(above.origin)) above.origin = modal.origin;
    }
    element.close();
    if (modal.origin instanceof HTMLElement && modal.origin.isConnected) returnFocus(modal.origin);
    notify();
  };
}

export function topModal(): HTMLDialogElement | undefined {
  return openModals.at(-1)?.element;
}

export const modalCount = () => openModals.length;

export function modalsAbove(element: HTMLDialogElement): HTMLDialogElement[] {
  const index = openModals.findIndex((modal) => modal.element === element);
  return openModals.slice(index + 1).map((modal) => modal.element);
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
