import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { sampleChoices } from '../../../contract/home-feeds/home-feed-sample.ts';
import { homeFeedFileMax, homeFeedSamplePath } from '../../../domain/home-feeds.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import type { HomeFeedsDeps } from './home-feeds-context.ts';
import type { SampleChoices, SampleFeed } from './import-feed.ts';

type SampleDeps = Pick<HomeFeedsDeps, 'download' | 'sampleFeed'>;

const timeoutMs = 60_000;

/** Reads the columns of a file that is written to a temporary folder for this. */
export async function sampleFile(
  { download, sampleFeed }: SampleDeps,
  source: { url: string } | { bytes: Buffer },
  choices: SampleChoices,
): ReturnType<SampleFeed> {
  const folder = await mkdtemp(join(tmpdir(), 'feriola-sample-'));
  try {
    const file = join(folder, 'feed');
    if ('bytes' in source) await writeFile(file, source.bytes);
    else {
      const fetched = await download(source.url, { file, maxBytes: homeFeedFileMax, timeoutMs });
      if (!fetched.ok) return { ok: false, problem: fetched.problem, detail: '' };
      // The request was not conditional, so that 304 is an error.
      if (fetched.status === 304) return { ok: false, problem: 'status', detail: '' };
    }
    return await sampleFeed(file, choices);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const query = z.object(sampleChoices);

/** Receives a file and answers with its columns. Nothing of it is stored. */
export function homeFeedSampleRoute(deps: SampleDeps): RawRoute {
  return {
    method: 'PUT',
    path: homeFeedSamplePath,
    body: { types: ['application/octet-stream'], maxBytes: homeFeedFileMax },
    async answer(request, reply, visitor) {
      reply.header('cache-control', 'no-store');
      const user = await visitor.user();
      if (!user?.permissions.has('homes.owner')) return reply.code(401).send({});
      const choices = query.safeParse(request.query);
      if (!choices.success) return reply.code(422).send({ problem: 'unreadable', detail: '' });
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const result = await sampleFile(deps, { bytes }, choices.data);
      return result.ok
        ? reply.code(200).send(result.sample)
        : reply.code(422).send({ problem: result.problem, detail: result.detail });
    },
  };
}
