import { build } from '../lib/build.ts';
import { must, task } from '../lib/run.ts';

await task(async () => {
  // A pattern shows the forms of the calculators.
  await build('medical-calc');
  await must('storybook', ['dev', '--port', process.env.PORT ?? '6006', '--no-open']);
});
