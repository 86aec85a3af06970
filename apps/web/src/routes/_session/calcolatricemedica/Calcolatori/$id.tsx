import { isCalculatorId } from '@libretto/medical-calc/load';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { GeneratedPage } from '../../../../areas/calculator/generated-page.tsx';
import { loadCalculator } from '../../../../shared/calculator-page/library.ts';
import { loadCalculatorPage } from '../../../../shared/calculator-page/load-calculator-page.ts';

export const Route = createFileRoute('/_session/calcolatricemedica/Calcolatori/$id')({
  loader: async ({ context: { session }, params: { id } }) => {
    if (!isCalculatorId(id)) throw notFound();
    await Promise.all([loadCalculatorPage(session.userId, 'calculator'), loadCalculator(id)]);
    return id;
  },
  component: Calculator,
});

function Calculator() {
  const id = Route.useLoaderData();
  return <GeneratedPage key={id} id={id} />;
}
