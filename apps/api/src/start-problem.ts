/** A failure to start that the operator can fix; only its message is printed. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

export async function explainFailure<T>(step: () => Promise<T>, setting: string): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`${setting}: ${reason(error)}.`, { cause: error });
  }
}
