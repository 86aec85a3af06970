/// <reference types="vite/client" />
import type { Meta, StoryFn, StoryObj } from '@storybook/react-vite';

export interface StoryModule {
  default: Meta;
  [name: string]: Meta | StoryObj | StoryFn;
}

const found = import.meta.glob<StoryModule>('../{components,internals}/**/*.stories.tsx', { eager: true });

/** All story files, so that new components are covered by the tests that iterate over them. */
export const modules = Object.entries(found).map(([path, stories]) => ({ path: path.replace('../', ''), stories }));

export const getTitle = ({ default: { title } }: StoryModule): string => title ?? '';
