/** What keeps a server from starting and only whoever runs it can change: its message is all that they are told. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** Does a step of the start; what goes wrong with it is told with the setting that it hangs on. */
export async function orExplain<T>(step: () => Promise<T>, setting: string): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`${setting}: ${reason(error)}.`, { cause: error });
  }
}
