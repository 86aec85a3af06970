import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Second factor',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/login/verifica', person: undefined },
} satisfies AppMeta;

export const Page: AppStory = {
  args: {
    pendingSignIn: {
      sfida: '0f2nQm3Zr7vY1xK9sT5uW8aB4cD6eF0gH2iJ4kL6mN8',
      scade: '2026-11-26T08:40:00.000Z',
      metodi: ['totp', 'passkey'],
      next: null,
    },
  },
};
export const Expired: AppStory = {};
