import { MessagesProvider } from '@libretto/design-system/messages';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { type Language, languages } from '../../../shared/preferences/preferences.ts';
import shellEn from '../../../shared/shell/messages.en.json';
import shellIt from '../../../shared/shell/messages.it.json';
import en from '../messages.en.json';
import it from '../messages.it.json';
import { LoginPage, type Stores } from './login-page.tsx';

export interface LoginDocument {
  title: string;
  description: string;
  page: string;
}

export function render(wanted: string, stores: Stores): LoginDocument {
  const language: Language = languages.find((known) => known === wanted) ?? 'it';
  const i18n = createInstance();
  i18n.use(initReactI18next);
  void i18n.init({
    lng: language,
    resources: { it: { session: it, shell: shellIt }, en: { session: en, shell: shellEn } },
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const t = i18n.getFixedT(language, 'session');
  return {
    title: t('login.documentTitle'),
    description: t('login.description'),
    page: renderToStaticMarkup(
      <MessagesProvider locale={language}>
        <LoginPage stores={stores} language={language} />
      </MessagesProvider>,
    ),
  };
}
