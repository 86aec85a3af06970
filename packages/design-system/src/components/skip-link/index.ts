export { skipLinkMessages } from './skip-link.messages.ts';
export { SkipLink, type SkipLinkProps } from './skip-link.tsx';
