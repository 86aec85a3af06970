import { createFileRoute, notFound } from '@tanstack/react-router';
import { adminPages, findAdminPage, loadForAdmin } from '../../../areas/permissions/admin-pages.ts';
import { readAdminSearch } from '../../../areas/permissions/admin-search.ts';

/** One route for all pages, so that other users do not download the list. */
export const Route = createFileRoute('/_session/admin/$page')({
  validateSearch: readAdminSearch,
  loader: async ({ params }) => {
    const page = findAdminPage(params.page);
    if (page === undefined) throw notFound();
    await loadForAdmin(page);
    return page;
  },
  component: AdminRoute,
});

function AdminRoute() {
  const page = Route.useLoaderData();
  const { Page } = adminPages[page];
  return <Page key={page} />;
}
