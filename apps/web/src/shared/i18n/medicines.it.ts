/** By path, like those that are loaded one by one. */
export const medicines = import.meta.glob<Record<string, unknown>>(
  ['../../areas/therapies/messages.it.json', '../{drugs,reactions}/messages.it.json'],
  { eager: true, import: 'default' },
);
