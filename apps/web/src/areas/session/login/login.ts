// Styles of the rendered page; the components themselves are used at build time only.
import 'virtual:login-styles';
import type { Schema } from '@libretto/api-client/schema';
import { isEmailAddress } from '../../../shared/forms/email-address.ts';
import {
  chosenLogin,
  keepBrowser,
  keepLanguage,
  keepTheme,
  languages,
  readPreferences,
  themes,
} from '../../../shared/preferences/preferences.ts';
import { getSessionState } from '../../../shared/session/lifetime.ts';
import { safeNext } from '../../../shared/session/places.ts';
import { browserStorage, keys, readActivity, readSession } from '../../../shared/session/storage.ts';
import { fillTemplate, find, setFieldError, showNotice } from './elements.ts';
import { goToSecondStep, redirectToApp, storeSession } from './enter.ts';
import { ids } from './login-ids.ts';
import { listProviders, type ProviderReturn, readReturn, redirectToProvider } from './provider.ts';
import { type Outcome, signIn } from './sign-in.ts';

const query = new URLSearchParams(window.location.search);
const form = find(ids.form, HTMLFormElement);
const email = find(ids.email, HTMLInputElement);
const password = find(ids.password, HTMLInputElement);
const show = find(ids.show, HTMLInputElement);
const submit = find(ids.submit, HTMLButtonElement);
const storage = browserStorage();
const returned = storage && readProviderReturn();

function readProviderReturn(): ProviderReturn | undefined {
  const { language } = readPreferences(document.cookie);
  if (chosenLogin(language, document.documentElement.lang, window.location)) return undefined;
  const back = readReturn(query);
  if (!back) return undefined;
  for (const name of [...query.keys()]) if (name !== 'lang') query.delete(name);
  if (back.next !== null) query.set('next', back.next);
  history.replaceState(null, '', window.location.pathname + (query.size > 0 ? `?${query}` : ''));
  return back;
}

function isSignedIn(): boolean {
  if (!storage) return false;
  const session = readSession(storage);
  return session !== undefined && getSessionState(session, readActivity(storage), Date.now()).state !== 'over';
}

function validate(): HTMLInputElement | undefined {
  const address = email.value.trim();
  setFieldError(email, address === '' ? ids.required : isEmailAddress(address) ? undefined : ids.invalid);
  setFieldError(password, password.value === '' ? ids.required : undefined);
  return [email, password].find((field) => field.hasAttribute('aria-invalid'));
}

function setBusy(busy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (busy) submit.setAttribute(name, 'true');
    else submit.removeAttribute(name);
  }
}

type PendingLink = Schema<'LinkWanted'>['da_collegare'];

let pendingLink: PendingLink | undefined;

function setPendingLink(wanted: PendingLink | undefined): void {
  pendingLink = wanted;
  form.toggleAttribute('data-linking', wanted !== undefined);
  email.readOnly = wanted !== undefined;
  setBusy(false);
  if (wanted === undefined) return;
  email.value = wanted.email;
  showNotice('link', { provider: returned?.provider ?? '' });
  password.focus();
}

/** Returns false when storage is blocked, which would lead straight back here. */
function completeSignIn({ reply, serverDate }: Extract<Outcome<Schema<'LoginReply'>>, { reply: unknown }>): boolean {
  const next = query.get('next');
  if ('secondo_passo' in reply) {
    setBusy(false);
    return goToSecondStep({ ...reply.secondo_passo, next });
  }
  if (!storeSession(reply.success, serverDate)) return false;
  redirectToApp(next);
  return true;
}

function finish(outcome: Outcome): void {
  if ('reply' in outcome) {
    const { reply, serverDate } = outcome;
    if ('da_collegare' in reply) {
      setPendingLink(reply.da_collegare);
      return;
    }
    if (completeSignIn({ reply, serverDate })) {
      form.reset();
      return;
    }
    setBusy(false);
    showNotice('storage');
    return;
  }
  setBusy(false);
  const { problem } = outcome;
  if (problem === 'step-over') setPendingLink(undefined);
  // The second step has its own messages for these.
  const notice = problem === 'step-over' ? 'link-over' : problem === 'wrong-code' ? 'failure' : problem;
  showNotice(notice, { seconds: outcome.seconds ?? 0, provider: returned?.provider ?? '' });
  if (email.value !== '') password.focus();
  else focusForm();
  if (problem === 'wrong-credentials') password.select();
}

/** Not on touch devices, where the on-screen keyboard would cover the text. */
function focusForm(): void {
  if (window.matchMedia('(hover: hover)').matches) email.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (submit.hasAttribute('aria-busy')) return;
  showNotice(undefined);
  const wrong = validate();
  if (wrong) {
    wrong.focus();
    return;
  }
  setBusy(true);
  const lingua = document.documentElement.lang === 'en' ? 'en' : 'it';
  const linking = pendingLink && { collega: pendingLink.sfida, lingua: lingua as Schema<'MailLanguage'> };
  void signIn('login', { email: email.value.trim(), password: password.value, ...linking }).then(finish);
});

find(ids.unlink, HTMLButtonElement).addEventListener('click', () => {
  setPendingLink(undefined);
  showNotice(undefined);
  password.focus();
});

for (const field of [email, password]) {
  field.addEventListener('input', () => {
    if (field.value !== '') setFieldError(field, undefined);
  });
}

show.addEventListener('change', () => {
  password.type = show.checked ? 'text' : 'password';
});

for (const type of ['keydown', 'keyup'] as const) {
  password.addEventListener(type, (event) => {
    if (event instanceof KeyboardEvent) find(ids.capsLock, HTMLElement).hidden = !event.getModifierState('CapsLock');
  });
}

const { theme: chosen } = readPreferences(document.cookie);
for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
  choice.checked = choice.value === (chosen ?? 'system');
  choice.addEventListener('change', () => keepTheme(themes.find((theme) => theme === choice.value)));
}

const language = find(ids.language, HTMLAnchorElement);
const other = language.lang === 'en' ? 'en' : 'it';
const otherQuery = new URLSearchParams(query);
otherQuery.set('lang', other);
language.href = `?${otherQuery}`;
language.addEventListener('click', () => keepLanguage(other));
const asked = languages.find((known) => known === query.get('lang'));
if (asked) keepLanguage(asked);

find(ids.browser, HTMLButtonElement).addEventListener('click', () => {
  keepBrowser();
  document.documentElement.dataset.browser = '';
  email.focus();
});

const reasons = ['idle', 'expired', 'ended', 'logout', 'password', 'deleted'] as const;
showNotice(reasons.find((reason) => reason === query.get('reason')));
if (!navigator.onLine) showNotice('connection');
window.addEventListener('offline', () => showNotice('connection'));
if (!storage) showNotice('storage');
find(ids.return, HTMLElement).hidden = safeNext(query.get('next')) === undefined;
if (isSignedIn()) redirectToApp(query.get('next'));
else if (returned) {
  setBusy(true);
  showNotice('provider-begun', { provider: returned.provider });
  void returned.finish().then(finish);
} else if (submit.hasAttribute('aria-busy')) {
  // Sent before this script had loaded.
  setBusy(false);
  form.requestSubmit();
} else focusForm();

/** Passkeys are bound to a domain name and do not work with an IP address. */
function showPasskeyButton(): void {
  if (!('PublicKeyCredential' in window) || /^([\d.]+|\[.*)$/.test(window.location.hostname)) return;
  const copy = fillTemplate(ids.passkey, {});
  copy.querySelector('button')?.addEventListener('click', () => {
    if (submit.hasAttribute('aria-busy')) return;
    setBusy(true);
    showNotice(undefined);
    void signInByPasskey().then(finish);
  });
  find(ids.providers, HTMLElement).append(copy);
}

async function signInByPasskey(): Promise<Outcome> {
  try {
    return await (await import('./passkey.ts')).signInWithPasskey();
  } catch (error) {
    console.warn('The passkey code could not be loaded', error);
    return { problem: 'connection' };
  }
}
showPasskeyButton();

async function showProviderButtons(): Promise<void> {
  for (const provider of await listProviders()) {
    const copy = fillTemplate(ids.provider, { provider: provider.nome });
    copy.querySelector('button')?.addEventListener('click', () => {
      if (!submit.hasAttribute('aria-busy')) void redirectToProvider(provider, query.get('next'));
    });
    find(ids.providers, HTMLElement).append(copy);
  }
}
// The return from a provider is validated against stored state.
if (storage) void showProviderButtons();

/** A server that does not answer is reported when the form is sent. */
async function showFirstRunLink(): Promise<void> {
  const response = await fetch('/api/primoAvvio', { priority: 'low' }).catch(() => undefined);
  if (response?.ok) find(ids.firstRun, HTMLElement).hidden = !(await response.json()).necessario;
}
void showFirstRunLink();

// Signed in in another tab, or restored from the back/forward cache.
window.addEventListener('storage', (event) => {
  if (event.key === keys.token && isSignedIn()) redirectToApp(query.get('next'));
});
window.addEventListener('pageshow', (event) => {
  if (event.persisted && isSignedIn()) redirectToApp(query.get('next'));
});

function preloadApp(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="next-files"]')?.content.split(' ') ?? [];
  for (const file of files.filter(Boolean)) fetch(file, { priority: 'low' }).catch(() => undefined);
}
window.addEventListener('load', () => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(preloadApp, { timeout: 2000 });
  else setTimeout(preloadApp, 300);
});
