import { build } from '../lib/build.ts';
import { must, task } from '../lib/run.ts';

await task(async () => {
  await build('contract', 'web-sources', 'medical-calc', 'web-bluetooth');
  await must('storybook', ['dev', '--port', process.env.PORT ?? '6006', '--no-open']);
});
