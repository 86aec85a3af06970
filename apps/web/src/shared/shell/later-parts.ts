// One chunk for the parts of the frame that a page is ready without. Fetched when the page is idle, it is there before
// it is needed: a lost connection or a new version on the server would keep it back.
export { SectionIcon } from '../menu/section-icon.tsx';
export { default as NotFoundPage } from '../page/not-found-page.tsx';
export { default as Drawer } from './drawer.tsx';
export { default as Footer } from './footer.tsx';
export { default as HelpButton } from './help-button.tsx';
export { default as Notices } from './notices.tsx';
export { default as SessionWarning } from './session-warning.tsx';
