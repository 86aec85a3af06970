import { expect } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';

export default {
  ...appStory,
  title: 'App/Administration/Pages',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, person: 'administrator' },
} satisfies AppMeta;

export const Overview: AppStory = { args: { path: '/admin/admin' } };
export const OverviewNothing: AppStory = { args: { path: '/admin/admin', record: 'empty' } };
export const OverviewFailed: AppStory = {
  args: { path: '/admin/admin', connection: 'failing', answers: { hasPermission: example('hasPermission') } },
};
export const Features: AppStory = { args: { path: '/admin/funzionalita' } };
export const Roles: AppStory = { args: { path: '/admin/ruoli' } };
export const Licences: AppStory = { args: { path: '/admin/licenze' } };
export const Users: AppStory = { args: { path: '/admin/utenti' } };
export const Doctors: AppStory = { args: { path: '/admin/dottori' } };
export const DoctorsToVerify: AppStory = { args: { path: '/admin/medici' } };
/** Specialties are stored in Italian. */
export const DoctorsInEnglish: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  globals: { locale: 'en' },
  args: { path: '/admin/medici', answers: { listTerms: [{ it: 'Cardiologia', en: 'Cardiology' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Cardiology' })).toBeVisible();
  },
};
export const Centres: AppStory = { args: { path: '/admin/centri' } };
export const Outbox: AppStory = { args: { path: '/admin/posta' } };
export const OutboxRefused: AppStory = {
  args: { path: '/admin/posta', answers: { listOutbox: example('listOutbox', 'failed') } },
};
export const UsersInPages: AppStory = {
  args: { path: '/admin/utenti?pagina=2', answers: { searchUsers: { ...example('searchUsers'), totale: 60 } } },
};
export const UsersNone: AppStory = { args: { path: '/admin/utenti', record: 'empty' } };
export const ChangeLog: AppStory = { args: { path: '/admin/registro' } };
export const Loading: AppStory = { args: { path: '/admin/funzionalita', connection: 'loading' } };
export const Failed: AppStory = { args: { path: '/admin/funzionalita', connection: 'failing' } };
export const Refused: AppStory = { args: { path: '/admin/funzionalita', person: 'patient', connection: 'refused' } };
