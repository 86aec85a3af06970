let reloading = false;

/** The browser asks all forms within this time. Another form may call the reload off. */
const askedWithinMs = 5000;

/** True during a reload after all drafts were saved, when no confirmation is needed. */
export function isReloading(): boolean {
  return reloading;
}

export function beginReload(): void {
  reloading = true;
  setTimeout(() => {
    reloading = false;
  }, askedWithinMs);
}
