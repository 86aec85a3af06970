/** Names of requests by where they went; none any more for what was answered. */
export type Attempts = Readonly<Record<string, string | undefined>>;

type Listener = (where: string, name?: string) => void;

let told: Listener = () => {};

/** Tells of each request that may never be answered, and without a name that it was. */
export function onAttempt(listener: Listener): void {
  told = listener;
}

/** What was sent and not answered, as long as the session: asked for each time, for where it is blocked its name throws. */
export const attempts: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (where) => sessionStorage.getItem(where),
  setItem: (where, name) => {
    told(where, name);
    sessionStorage.setItem(where, name);
  },
  removeItem: (where) => {
    told(where);
    sessionStorage.removeItem(where);
  },
};
