let reloading = false;

/** True during a reload after all drafts were saved, when no confirmation is needed. */
export function isReloading(): boolean {
  return reloading;
}

export function beginReload(): void {
  reloading = true;
}
