/** By path, like those that are loaded one by one. */
export const common = import.meta.glob<Record<string, unknown>>(
  [
    '../../areas/{contacts,patient,today,vaccinations}/messages.en.json',
    '../{attachments,confidentiality,doses,entries,pain-facts,record-kinds,records,shell,space}/messages.en.json',
  ],
  { eager: true, import: 'default' },
);
