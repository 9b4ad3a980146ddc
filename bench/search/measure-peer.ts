import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../engines/search/answer.ts';
import type { BenchCatalogue } from './bench-catalogue.ts';
import { latencyOf, type Figures } from './figures.ts';
import type { Booking } from './measure-engine.ts';
import { PostgresPeer, type PeerAnswer } from './postgres-peer.ts';
import type { Query } from './query-mix.ts';

/** Converts an answer of the engine to the form of the peer's. */
export function comparable(answer: Answer): PeerAnswer {
  return { ...answer, facets: answer.facets.toRecord() };
}

/** Describes where two answers differ; empty if they are equal. */
export function differences(engine: PeerAnswer, peer: PeerAnswer): string[] {
  const found: string[] = [];
  for (const key of ['total', 'hits', 'prices', 'totalRatings', 'ratingAverage', 'capacity'] as const) {
    if (!isDeepStrictEqual(engine[key], peer[key]))
      found.push(`${key}: engine ${JSON.stringify(engine[key])}, peer ${JSON.stringify(peer[key])}`);
  }
  for (const option of new Set([...Object.keys(engine.facets), ...Object.keys(peer.facets)])) {
    if (engine.facets[option] !== peer.facets[option])
      found.push(
        `${option}: engine ${engine.facets[option] ?? 'none'}, peer ${peer.facets[option] ?? 'none'}`,
      );
  }
  return found;
}

/**
 * Loads the same catalogue into PostgreSQL, asks it the same queries, and throws when one answer is
 * another than the engine's. `answers` are those of the engine, before any change.
 */
export async function measurePeer(
  catalogue: BenchCatalogue,
  queries: readonly Query[],
  answers: readonly Answer[],
  bookings: readonly Booking[],
): Promise<Figures> {
  const peer = new PostgresPeer(catalogue);
  try {
    await peer.start();
    const index_bytes = await peer.bytes();
    for (const { filter } of queries.slice(0, 20)) await peer.search(filter);
    const times = new Float64Array(queries.length);
    for (const [index, { filter }] of queries.entries()) {
      const start = performance.now();
      const answer = await peer.search(filter);
      times[index] = performance.now() - start;
      const found = differences(comparable(answers[index]!), answer);
      if (found.length > 0)
        throw new Error(
          `Engine and PostgreSQL differ for ${JSON.stringify(filter)}:\n${found.slice(0, 20).join('\n')}`,
        );
    }
    const begin = performance.now();
    for (const booking of bookings) await peer.book(booking);
    const update = ((performance.now() - begin) * 1000) / bookings.length;
    return {
      objects: catalogue.objects,
      ...latencyOf(times),
      index_bytes,
      build_s: Math.round(peer.buildSeconds * 1000) / 1000,
      update_us: Math.round(update * 100) / 100,
    };
  } finally {
    await peer.stop();
  }
}
