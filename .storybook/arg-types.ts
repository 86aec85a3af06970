import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

function improve(argType: StrictInputType): StrictInputType {
  if (argType.control !== undefined) return argType;
  const type = argType.table?.type?.summary ?? '';
  if (type.startsWith('Ref<')) return { ...argType, control: { disable: true } };
  if (/^(ReactNode|string \|)/.test(type)) return { ...argType, control: { type: 'text' } };
  if (/^number \|/.test(type)) return { ...argType, control: { type: 'number' } };
  return argType;
}

/** Controls for types for which Storybook would infer an editor of objects. Runs before it infers the others. */
export const improveControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, improve(argType)]));
