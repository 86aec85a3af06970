// One chunk, fetched when idle and thus before a lost connection or a new version on the server could prevent it.

export { AccessWatch } from '../acting/access-watch.tsx';
export { PeopleInRail } from '../acting/people-in-rail.tsx';
export { PeopleMenu } from '../acting/people-menu.tsx';
export { SectionIcon } from '../menu/section-icon.tsx';
export { default as NotFoundPage } from '../page/not-found-page.tsx';
export { default as Footer } from './footer.tsx';
export { default as HelpButton } from './help-button.tsx';
export { default as Notices } from './notices.tsx';
export { default as SessionWarning } from './session-warning.tsx';
