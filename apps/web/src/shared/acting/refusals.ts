let notify: (() => void) | undefined;

/** Called when the server refuses a request about another person's record: the grant may have ended. */
export function onActingRefused(listener: () => void): () => void {
  notify = listener;
  return () => {
    if (notify === listener) notify = undefined;
  };
}

/** A record that does not exist is refused in the same way. */
export function noteActingAnswer({ headers }: Request, { status }: Response): void {
  if ((status === 403 || status === 404) && headers.has('X-Libretto-Assistito')) notify?.();
}
