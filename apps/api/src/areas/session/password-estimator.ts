// Loaded on demand: the word lists take 50 MB and a third of a second. Named imports, because a bundler reduces a
// CommonJS package imported with import() to its default export.
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
