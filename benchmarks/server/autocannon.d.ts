// The used part of autocannon's API: the package has no types.
declare module 'autocannon' {
  export interface Load {
    url: string;
    connections: number;
    duration: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
  }
  export interface Outcome {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(load: Load): Promise<Outcome>;
}
