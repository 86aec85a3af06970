/** The pages of the administration, in the groups and order of the menu. */
export const adminGroups = [
  {
    group: 'persone',
    pages: [
      { page: 'utenti', name: 'users', image: 'users' },
      { page: 'medici', name: 'verification', image: 'verification' },
    ],
  },
  {
    group: 'accesso',
    pages: [
      { page: 'licenze', name: 'licences', image: 'licences' },
      { page: 'ruoli', name: 'roles', image: 'roles' },
      { page: 'funzionalita', name: 'features', image: 'features' },
    ],
  },
  {
    group: 'elenchi',
    pages: [
      { page: 'dottori', name: 'doctors', image: 'directory' },
      { page: 'centri', name: 'centres', image: 'centres' },
    ],
  },
  {
    group: 'funzionamento',
    pages: [
      { page: 'posta', name: 'outbox', image: 'outbox' },
      { page: 'registro', name: 'log', image: 'log' },
    ],
  },
] as const;
