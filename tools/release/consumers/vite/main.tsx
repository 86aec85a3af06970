import '@libretto/design-system/styles.css';
import { Banner } from '@libretto/design-system/banner';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readHealth } from './health.ts';

const health = await readHealth();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Banner title={health} />
      <App />
    </StrictMode>,
  );
