import type { components } from '../../contract/contract.gen.ts';

export type LinkList = components['schemas']['LinkList'];
export type ExternalLink = components['schemas']['ExternalLink'];

let lists: Promise<Record<LinkList, ExternalLink[]>> | undefined;

/** A test validates the file against the contract. */
export async function externalLinks(name: LinkList): Promise<ExternalLink[]> {
  lists ??= import('./external-links.json', { with: { type: 'json' } }).then((file) => file.default);
  return (await lists)[name];
}
