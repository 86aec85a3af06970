/** The store of a form. Listening to it renders nothing, as opposed to `useStore`. */
export interface ValuesStore<Values> {
  readonly state: { values: Values };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/** Calls back after each change of a value, until the returned function is called. */
export function followValues<Values>(store: ValuesStore<Values>, onChange: () => void): () => void {
  let before = store.state.values;
  return store.subscribe(() => {
    if (store.state.values === before) return;
    before = store.state.values;
    onChange();
  }).unsubscribe;
}
