let reloading = false;

/** The page is being loaded anew with everything that has a draft safe on the server: nobody need be asked. */
export function isReloading(): boolean {
  return reloading;
}

export function beginReload(): void {
  reloading = true;
}
