import { askEarly } from '../shared/early.ts';
import { currentSession, goToLogin } from '../shared/session/session.ts';
import { keys } from '../shared/session/storage.ts';

// What the first page will ask for, asked for while the application is still on its way.
const path = window.location.pathname.toLowerCase();
const open = /^\/webui\/(home|model)\//.test(path);
if (!open) {
  const session = currentSession();
  if (!session) goToLogin();
  else {
    if (localStorage.getItem(keys.menu) === null) askEarly(`/api/menu/${session.userId}`, session.token);
    askEarly(`/api/patient/${session.userId}`, session.token);
    if (path === '/webui/registro/taccuino') askEarly(`/api/getTaccuinos/${session.userId}`, session.token);
  }
}
