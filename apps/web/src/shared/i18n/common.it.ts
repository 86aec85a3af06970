/** By path, like those that are loaded one by one. */
export const common = import.meta.glob<Record<string, unknown>>(
  [
    '../../areas/{contacts,patient,today,vaccinations}/messages.it.json',
    '../{attachments,confidentiality,doses,entries,pain-facts,record-kinds,records,shell,space}/messages.it.json',
  ],
  { eager: true, import: 'default' },
);
