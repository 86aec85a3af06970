import { must, task } from '../lib/run.ts';

await task(() => must('storybook', ['dev', '--port', process.env.PORT ?? '6006', '--no-open']));
