import { kindViews } from './kind-views.ts';

export function KindIcon({ kind }: { kind: keyof typeof kindViews }) {
  const { icon: Icon } = kindViews[kind];
  return <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} />;
}
