import { type BodyMesh, computeBody } from '../mesh/body-mesh.ts';

let made: BodyMesh | undefined;

export function wholeBody(): BodyMesh {
  const work = computeBody();
  let step = made ? undefined : work.next();
  while (step && !step.done) step = work.next();
  if (step?.done) made = step.value;
  if (!made) throw new Error('The body was not finished');
  return made;
}
