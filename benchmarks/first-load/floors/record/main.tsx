import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** API responses of the application's page, requested by the script in the head. */
    early: Promise<unknown[]>;
  }
}

const toRows = (answers: unknown[]) => answers.flatMap((answer) => (Array.isArray(answer) ? answer : [answer]));
const toCells = (row: unknown) => (row && typeof row === 'object' ? Object.values(row) : [row]);

const rootRoute = createRootRoute({ component: Outlet });
const record = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: () => window.early,
  component: function Record() {
    const rows = toRows(record.useLoaderData());
    return (
      <main>
        <h1>Registro</h1>
        <table>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {toCells(row)
                  .filter((cell) => typeof cell === 'string')
                  .slice(0, 5)
                  .map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    );
  },
});
const router = createRouter({ routeTree: rootRoute.addChildren([record]) });

const container = document.getElementById('root');
if (container) createRoot(container).render(<RouterProvider router={router} />);
