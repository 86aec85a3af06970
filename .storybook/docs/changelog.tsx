import { Markdown } from '@storybook/addon-docs/blocks';

const released = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const waiting = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

const sizes = ['major', 'minor', 'patch'];

function read(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const packages = [...head.matchAll(/'?(@libretto\/[\w-]+)'?: (\w+)/g)].map(([, name = '', size = '']) => ({
    name,
    size,
  }));
  return { packages, body: body.trim() };
}

/** Changes of other packages are listed last. */
const elsewhere = ({ packages }: ReturnType<typeof read>) =>
  !packages.some(({ name }) => name.endsWith('/design-system'));

/** Unreleased changes: those of the design system first, then by size. */
export function Upcoming() {
  const changes = Object.values(waiting).map(read);
  const order = ({ packages }: ReturnType<typeof read>) => Math.min(...packages.map(({ size }) => sizes.indexOf(size)));
  const text = changes
    .sort((one, other) => Number(elsewhere(one)) - Number(elsewhere(other)) || order(one) - order(other))
    .map(({ packages, body }) => `**${packages.map(({ name, size }) => `${name} (${size})`).join(', ')}**\n\n${body}`)
    .join('\n\n');
  return <Markdown>{text || 'Nothing has changed since the last release.'}</Markdown>;
}

export function Changelog() {
  const texts = Object.values(released);
  return <Markdown>{texts.length > 0 ? texts.join('\n\n') : 'Nothing has been released yet.'}</Markdown>;
}
