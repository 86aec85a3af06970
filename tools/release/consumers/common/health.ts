import { createClient } from '@libretto/api-client/client';
import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { bmi } from '@libretto/medical-calc/bmi';
import { decodeHeartRateMeasurement } from '@libretto/web-bluetooth/codecs/heart-rate-measurement';

const client = createClient({
  baseUrl: 'https://libretto.example',
  token: () => 'token',
  fetch: async (request) =>
    new URL(request.url).pathname === '/api/patient/1'
      ? Response.json({ paziente_nome: 'Anna' })
      : new Response(null, { status: 404 }),
});

async function nameOf(id: number): Promise<string> {
  try {
    return (await client.call(operations.getPatient, { path: { id } })).paziente_nome;
  } catch (error) {
    if (error instanceof ProblemError) return String(error.status);
    throw error;
  }
}

/** Uses the client, a calculator and a codec. */
export async function readHealth(): Promise<string> {
  const result = bmi({ weightKg: 75, heightCm: 170 });
  const { heartRate } = decodeHeartRateMeasurement(Uint8Array.from([0x16, 0x48, 0x54, 0x01, 0xec, 0x02]));
  const names = [await nameOf(1), await nameOf(2)];
  return `${names.join(', ')}, ${result.ok ? result.outputs.bmi.rounded : 'no'} kg/m², ${heartRate}/min`;
}
