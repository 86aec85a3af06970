import { getJestConfig } from '@storybook/test-runner';
import { joinStoryFiles } from './tools/lib/story-files.ts';

const { STORY_FILES, TEST_ROOT } = process.env;
if (STORY_FILES && TEST_ROOT) joinStoryFiles(TEST_ROOT, Number(STORY_FILES));

const config = getJestConfig();

export default {
  ...config,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      // One browser for all files of a worker: starting one costs more than most stories.
      launchType: 'SERVER',
      launchOptions: {
        executablePath: process.env.HEADLESS_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
