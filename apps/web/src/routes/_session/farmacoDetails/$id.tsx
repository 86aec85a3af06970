import { createFileRoute } from '@tanstack/react-router';
import { DrugPage } from '../../../areas/drugs/drug-page.tsx';
import { loadDrugDetails } from '../../../areas/drugs/drugs.queries.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/farmacoDetails/$id')({
  validateSearch: ({ tipo }): { tipo?: 'vaccino' } => (tipo === 'vaccino' ? { tipo } : {}),
  loader: ({ params: { id } }) => Promise.all([loadDrugDetails(id), loadMessages('drugs')]),
  component: Details,
});

function Details() {
  const { id } = Route.useParams();
  const { tipo } = Route.useSearch();
  return <DrugPage id={id} vaccine={tipo === 'vaccino' || id.startsWith('vacc-')} />;
}
