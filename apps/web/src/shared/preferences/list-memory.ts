import * as operations from '@libretto/api-client/operations';
import { readOpenLists, restoreOpenLists, subscribeToOpenLists } from '@libretto/design-system/internals/open-lists';
import { api } from '../api/api.ts';
import { changeLanguage, currentLanguage, i18n } from '../i18n/i18n.ts';
import { beforeSessionEnd, currentSession } from '../session/session.ts';
import { keys, trySetItem } from '../session/storage.ts';
import { type Language, readPreferences } from './preferences.ts';

/** Milliseconds. A page waits for the memory of the server, so that no list opens after it is shown. */
const maxWaitMs = 1500;
const saveAfterMs = 400;
/** Limits of the contract. */
const maxLists = 100;
const validKey = /^[A-Za-z0-9_.:-]{1,64}$/;

const toBody = () => ({
  liste_aperte: readOpenLists()
    .filter((key) => validKey.test(key))
    .slice(0, maxLists),
  // The server sends mails in it.
  lingua: currentLanguage(),
});

let saved = '';
let timer: ReturnType<typeof setTimeout> | undefined;

async function save(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const body = toBody();
  const next = JSON.stringify(body);
  // Another tab may have ended the session, which clears the storage: that closes no list.
  if (next === saved || !currentSession()) return;
  saved = next;
  try {
    // With keepalive, because a page is often left right after a list was opened.
    await api.call(operations.savePreferences, { body }, { keepalive: true });
  } catch (error) {
    saved = '';
    console.warn('The open lists and the language could not be saved', error);
  }
}

/** `known`: the language that the server has, if it has one. */
function keepSaving(known: Language | undefined): void {
  saved = JSON.stringify({ ...toBody(), lingua: known });
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), saveAfterMs);
  };
  subscribeToOpenLists(saveSoon);
  i18n.on('languageChanged', saveSoon);
  if (known !== currentLanguage()) saveSoon();
  const flush = async () => {
    if (timer !== undefined) await save();
  };
  window.addEventListener('pagehide', () => void flush());
  beforeSessionEnd(flush);
}

/** A browser in which no language was chosen takes the one that was chosen in another. */
async function takeLanguage(known: Language | undefined): Promise<void> {
  if (known === undefined || known === currentLanguage()) return;
  if (readPreferences(document.cookie).language === undefined) await changeLanguage(known);
}

async function fetchMemory(userId: number): Promise<void> {
  let late = false;
  const waited = new Promise<void>((resolve) =>
    setTimeout(() => {
      late = true;
      resolve();
    }, maxWaitMs),
  );
  async function restore(): Promise<void> {
    try {
      const { liste_aperte, lingua } = await api.call(operations.getPreferences);
      // The next page asks again.
      if (late || currentSession()?.userId !== userId) return;
      await takeLanguage(lingua);
      restoreOpenLists(liste_aperte);
      trySetItem(localStorage, keys.lists, String(userId));
      keepSaving(lingua);
    } catch (error) {
      console.warn('The open lists and the language could not be loaded', error);
    }
  }
  await Promise.race([restore(), waited]);
}

let memory: Promise<void> | undefined;

/** After signing in: opens the lists that were open before. Later pages find them in the browser's storage. */
export function restoreListMemory(userId: number): Promise<void> {
  memory ??=
    localStorage.getItem(keys.lists) === String(userId)
      ? Promise.resolve(keepSaving(currentLanguage()))
      : fetchMemory(userId);
  return memory;
}
