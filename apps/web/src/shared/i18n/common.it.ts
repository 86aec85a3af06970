/** By path, like those that are loaded one by one. */
export const common = import.meta.glob<Record<string, unknown>>(
  [
    '../../areas/{contacts,patient,therapies,today,vaccinations}/messages.it.json',
    '../{attachments,confidentiality,doses,drugs,entries,pain-facts,reactions,record-kinds,records,shell,space}/messages.it.json',
  ],
  { eager: true, import: 'default' },
);
