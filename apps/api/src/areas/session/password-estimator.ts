// Loaded on demand: the word lists take 50 MB and 0.3 s. Named imports: bundlers reduce CommonJS to its default export.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as italian } from '@zxcvbn-ts/language-it';

export const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...italian },
  graphs: adjacencyGraphs,
  // Time grows quadratically with the length, and characters beyond the 64th cannot weaken a password.
  maxLength: 64,
  l33tMaxSubstitutions: 20,
});
