import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

const rootRoute = createRootRoute({ component: Outlet });
const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => (
    <>
      <h1>Accedi</h1>
      <form>
        <label>
          E-mail <input type="email" name="email" />
        </label>
        <label>
          Password <input type="password" name="password" />
        </label>
        <button type="submit">Accedi</button>
      </form>
    </>
  ),
});
const router = createRouter({ routeTree: rootRoute.addChildren([login]) });

const container = document.getElementById('root');
if (container) createRoot(container).render(<RouterProvider router={router} />);
