// The modal dialogs that are open, the last one on top. What must be usable above a modal dialog (a toast with
// "Ripristina") has to live inside it, since everything outside is inert.
interface OpenModal {
  element: HTMLDialogElement;
  /** What had the focus when it opened. */
  origin: Element | null;
}

const open: OpenModal[] = [];
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** React is deaf while it takes a dialog out of the page, so what has the focus again is told so once it listens. */
function giveBack(origin: HTMLElement) {
  origin.focus({ preventScroll: true });
  queueMicrotask(() => {
    if (document.activeElement === origin) origin.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

/** Answers a function that takes it away again and gives the focus back to where it came from. */
export function pushModal(element: HTMLDialogElement, origin: Element | null): () => void {
  const modal: OpenModal = { element, origin };
  open.push(modal);
  tell();
  return () => {
    const index = open.indexOf(modal);
    open.splice(index, 1);
    // A question that closes together with the dialog it was asked in goes back to where the dialog came from.
    for (const above of open.slice(index)) {
      if (element.contains(above.origin)) above.origin = modal.origin;
    }
    element.close();
    if (modal.origin instanceof HTMLElement && modal.origin.isConnected) giveBack(modal.origin);
    tell();
  };
}

export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1)?.element;
}

export const modalCount = () => open.length;

/** Those that were opened after it and so must stay above it. */
export function modalsAbove(element: HTMLDialogElement): HTMLDialogElement[] {
  const index = open.findIndex((modal) => modal.element === element);
  return open.slice(index + 1).map((modal) => modal.element);
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
