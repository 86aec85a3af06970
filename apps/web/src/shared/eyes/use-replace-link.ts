import type { Schema } from '@libretto/api-client/schema';
import { useNavigate } from '@tanstack/react-router';

type Share = Schema<'Share'>;
type OutsideLine = Schema<'OutsideLine'>;

/** A link cannot be changed: leads to the form of one that shows the record as well. */
export function useReplaceLink(): (share: Share, line: OutsideLine) => void {
  const navigate = useNavigate();
  return ({ id_condivisione }, { rimedio, area, livello }) => {
    if (rimedio === 'link') {
      const search = { nuovo: true as const, come: id_condivisione, area, livello, occhi: undefined };
      void navigate({ to: '/Registro/Condivisioni', search });
    } else {
      void navigate({ to: '/Registro/PreparaVisita', search: { occhi: undefined } });
    }
  };
}
