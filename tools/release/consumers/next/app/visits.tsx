'use client';

import { App } from '../app.tsx';

export const Visits = () => <App />;
