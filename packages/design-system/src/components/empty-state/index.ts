export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { OpenBooklet } from './open-booklet.tsx';
