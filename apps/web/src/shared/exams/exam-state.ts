/** The states of an exam in a list, by their wire value. '3' marks a deleted exam. */
export const states = ['0', '1', '2'] as const;
export type ListState = (typeof states)[number];
export const [requested, scheduled, completed] = states;

export const isListState = (state: string): state is ListState => states.some((known) => known === state);
