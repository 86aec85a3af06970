import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('visits.tsx')] satisfies RouteConfig;
