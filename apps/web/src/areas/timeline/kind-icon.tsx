import { kindFaces } from './kind-views.ts';

export function KindIcon({ kind }: { kind: keyof typeof kindFaces }) {
  const { icon: Icon } = kindFaces[kind];
  return <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} />;
}
