import { randomUUID } from 'node:crypto';
import { homeFeedFileMax, homeFeedFilePath } from '../../../domain/home-feeds.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { shownFileName } from '../../platform/file-name.ts';
import { requestRun } from './change-home-feeds.ts';
import type { HomeFeedsDeps } from './home-feeds-context.ts';
import { homeFeedsStore, isHeld } from './home-feeds-store.ts';

type FileDeps = Pick<HomeFeedsDeps, 'connection' | 'clock' | 'files'>;

/**
 * Receives an uploaded feed and starts a trial. The query that finds the feed checks the permission; a second upload waits until the
 * first has been read.
 */
export function homeFeedFileRoute({ connection, clock, files }: FileDeps): RawRoute {
  async function take(uid: string, feedId: number, file: { bytes: Buffer; name: string }): Promise<number> {
    const key = `home-feeds/${feedId}-${randomUUID()}.feed`;
    const outcome = await connection.transaction(async (tx) => {
      const feed = await homeFeedsStore.lockOwn(tx, uid, feedId);
      if (!feed || feed.url !== null) return { status: 404, old: null };
      if (isHeld(feed, clock.now())) return { status: 409, old: null };
      // Stores the file first, so that no row refers to a missing one.
      await files.put(key, file.bytes);
      await homeFeedsStore.setFile(tx, feedId, { key, name: file.name });
      await requestRun(tx, feedId, clock.now());
      return { status: 201, old: feed.fileKey };
    });
    if (outcome.old !== null) await files.delete(outcome.old);
    return outcome.status;
  }

  return {
    method: 'PUT',
    path: homeFeedFilePath(':feedID'),
    body: { types: ['application/octet-stream'], maxBytes: homeFeedFileMax },
    async answer(request, reply, visitor) {
      reply.header('cache-control', 'no-store');
      const user = await visitor.user();
      if (!user?.permissions.has('homes.owner')) return reply.code(401).send({});
      const { feedID = '' } = request.params as { feedID?: string };
      if (!/^[1-9]\d{0,8}$/.test(feedID)) return reply.code(404).send({});
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { name = '' } = request.query as { name?: string };
      return reply
        .code(await take(user.uid, Number(feedID), { bytes, name: shownFileName(String(name)) }))
        .send({});
    },
  };
}
