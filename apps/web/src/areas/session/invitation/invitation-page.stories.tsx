import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';
import { example } from '../../../testing/contract.ts';

export default {
  ...appStory,
  title: 'App/Entry/Invitation',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/invito#codice=0f2nQm3Zr7vY1xK9sT5uW8aB4cD6eF0gH2iJ4kL6mN8', person: undefined },
} satisfies AppMeta;

export const Full: AppStory = {};
const invitation = example('readInvitation');

/** A grown child takes over the record, which has the names already. */
export const Handover: AppStory = {
  args: {
    answers: {
      readInvitation: { ...invitation, tipo: 'consegna', invitante: 'Nilde Iotti', assistito: 'Sofia Iotti' },
    },
  },
};
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Expired: AppStory = { args: { path: '/invito' } };
