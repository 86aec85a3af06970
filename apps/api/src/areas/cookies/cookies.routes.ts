import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { policies } from './policy.ts';

const names = { it: 'InformativaCookie.pdf', en: 'CookiePolicy.pdf' };

export function cookiesRoutes({ clock }: AppContext): HandlersFor<'getCookiePolicy' | 'downloadCookiePolicy'> {
  return {
    async getCookiePolicy({ query: { lingua = 'it' } }) {
      return policies[lingua];
    },
    async downloadCookiePolicy({ query: { lingua = 'it' } }) {
      const { printPolicy } = await import('./print.ts');
      return new Download('application/pdf', names[lingua], await printPolicy(lingua, clock()));
    },
  };
}
