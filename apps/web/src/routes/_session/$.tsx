import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../../shared/page/not-found.tsx';

export const Route = createFileRoute('/_session/$')({ component: NotFound });
