import { expect, screen, userEvent } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';

export default {
  ...appStory,
  title: 'App/Doctor/Registration',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/account/Medico' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Sent: AppStory = { args: { answers: { getDoctorRegistration: example('registerAsDoctor') } } };
export const SentInteractions: AppStory = {
  ...Sent,
  tags: ['interaction'],
  play: async () => {
    await expect(await screen.findByText('12345')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Invia per la verifica' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Correggi' }));
    await expect(screen.getByRole('button', { name: 'Invia per la verifica' })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: /Nome e cognome/ })).toHaveFocus();
  },
};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
