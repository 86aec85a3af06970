import { createRootRoute } from '@tanstack/react-router';
import { Root } from '../shared/shell/root.tsx';

export const Route = createRootRoute({ component: Root });
