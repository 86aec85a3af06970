import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { startMessages } from '../../../testing/app-story.tsx';
import { LoginPage } from './login-page.tsx';

/** The page as it is built into its own document. Its script, which signs in, is not part of the story. */
const meta: Meta<typeof LoginPage> = {
  title: 'App/Entry/Login',
  component: LoginPage,
  tags: ['app', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { stores: {}, language: 'it' },
  beforeEach: async ({ globals }) => {
    await startMessages(globals.locale);
    await loadMessages('session');
  },
  render: ({ stores }, { globals }) => <LoginPage stores={stores} language={globals.locale} />,
};

export default meta;

export const Page: StoryObj<typeof LoginPage> = {};
export const WithApps: StoryObj<typeof LoginPage> = {
  args: { stores: { appStore: 'https://apps.apple.com/', playStore: 'https://play.google.com/' } },
};
