import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../engines/search/answer.ts';
import type { BenchCatalogue } from './bench-catalogue.ts';
import { toLatency, type Figures } from './figures.ts';
import type { Booking } from './measure-engine.ts';
import { PostgresPeer, type PeerAnswer } from './postgres-peer.ts';
import type { Query } from './query-mix.ts';

export function toPeerAnswer(answer: Answer): PeerAnswer {
  return { ...answer, facets: answer.facets.toRecord() };
}

/** Lists the differences between two answers. Empty if they are equal. */
export function listDifferences(engine: PeerAnswer, peer: PeerAnswer): string[] {
  const differenceList: string[] = [];
  for (const key of ['total', 'hits', 'prices', 'totalRatings', 'ratingAverage', 'capacity'] as const) {
    if (!isDeepStrictEqual(engine[key], peer[key]))
      differenceList.push(`${key}: engine ${JSON.stringify(engine[key])}, peer ${JSON.stringify(peer[key])}`);
  }
  for (const option of new Set([...Object.keys(engine.facets), ...Object.keys(peer.facets)])) {
    if (engine.facets[option] !== peer.facets[option])
      differenceList.push(
        `${option}: engine ${engine.facets[option] ?? 'none'}, peer ${peer.facets[option] ?? 'none'}`,
      );
  }
  return differenceList;
}

/**
 * Loads the same catalogue into PostgreSQL, sends it the same queries, and throws if an answer differs from the
 * engine's. `answers` are those of the engine before any change.
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
      const differenceList = listDifferences(toPeerAnswer(answers[index]!), answer);
      if (differenceList.length > 0)
        throw new Error(
          `Engine and PostgreSQL differ for ${JSON.stringify(filter)}:\n${differenceList.slice(0, 20).join('\n')}`,
        );
    }
    const begin = performance.now();
    for (const booking of bookings) await peer.book(booking);
    const update = ((performance.now() - begin) * 1000) / bookings.length;
    return {
      objects: catalogue.objects,
      ...toLatency(times),
      index_bytes,
      build_s: Math.round(peer.buildSeconds * 1000) / 1000,
      update_us: Math.round(update * 100) / 100,
    };
  } finally {
    await peer.stop();
  }
}
