// Loaded only when it is needed: the word lists take 50 MB and a third of a second. Named imports, because a bundler
// leaves of a CommonJS package that is imported with import() nothing but its default.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as italian } from '@zxcvbn-ts/language-it';

export const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...italian },
  graphs: adjacencyGraphs,
  // The time grows with the square of the length; what is behind the 64th character cannot make a password worse.
  maxLength: 64,
  l33tMaxSubstitutions: 20,
});
