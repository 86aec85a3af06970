import { type BodyMesh, computeBody } from '../mesh/body-mesh.ts';

let cached: BodyMesh | undefined;

export function fullBodyMesh(): BodyMesh {
  const work = computeBody();
  let step = cached ? undefined : work.next();
  while (step && !step.done) step = work.next();
  if (step?.done) cached = step.value;
  if (!cached) throw new Error('The body mesh was not completed.');
  return cached;
}
