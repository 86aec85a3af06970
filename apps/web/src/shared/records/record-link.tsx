import type { Schema } from '@libretto/api-client/schema';
import type { ListRowLink, RowLinkProps } from '@libretto/design-system/collapsible-list';
import { Link } from '@tanstack/react-router';
import { detailPath, hasDetailPage } from '../entries/detail-path.ts';

type Kind = Schema<'FoundEntry'>['tipo'];

/** A link of a row within the app. */
export const renderRowLink = ({ href, ...link }: RowLinkProps) => <Link to={href} {...link} />;

/** The pages of the rows of a list; undefined for kinds whose records have none. Call it outside of components. */
export function recordLink<Row>(kind: Kind, getId: (row: Row) => number): ListRowLink<Row> | undefined {
  if (!hasDetailPage(kind)) return undefined;
  return { href: (row) => detailPath(kind, getId(row)), render: renderRowLink };
}

/** Actions that stay on a row of a phone: the page of the record has the others, where there is one. */
export const phoneActions = (kind: Kind, documented: readonly string[], withoutPage: readonly string[]) =>
  hasDetailPage(kind) ? documented : withoutPage;
