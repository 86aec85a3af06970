/** By path, like those that are loaded one by one. */
export const medicines = import.meta.glob<Record<string, unknown>>(
  ['../../areas/therapies/messages.en.json', '../{drugs,reactions}/messages.en.json'],
  { eager: true, import: 'default' },
);
