import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Roles and licences that every installation begins with, by their stored names: they have no other mark. */
const builtIn = {
  Paziente: 'patient',
  Taccuino: 'notebook',
  Amministratore: 'administrator',
  'Piano gratuito': 'free',
  'Piano completo': 'complete',
} as const;

const isBuiltIn = (name: string): name is keyof typeof builtIn => Object.hasOwn(builtIn, name);

/** Translates the name of a role or a licence. Returns one that an administrator gave unchanged. */
export function usePlanName(): (name: string) => string {
  const { t } = useTranslation('plans');
  return useCallback((name: string) => (isBuiltIn(name) ? t(builtIn[name]) : name), [t]);
}
