/** Idempotency keys of unanswered requests, by method and path; undefined once answered. */
export type PendingKeys = Readonly<Record<string, string | undefined>>;

type Listener = (where: string, name?: string) => void;

let notify: Listener = () => {};

export function onPendingKeyChange(listener: Listener): void {
  notify = listener;
}

/** Accesses sessionStorage on each call, because the access itself throws where storage is blocked. */
export const pendingKeyStore: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (where) => sessionStorage.getItem(where),
  setItem: (where, name) => {
    notify(where, name);
    sessionStorage.setItem(where, name);
  },
  removeItem: (where) => {
    notify(where);
    sessionStorage.removeItem(where);
  },
};
