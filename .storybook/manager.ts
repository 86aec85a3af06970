import { addons } from 'storybook/manager-api';
import { frames } from './brand.ts';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: dark ? frames.dark : frames.light, sidebar: { showRoots: true } });
