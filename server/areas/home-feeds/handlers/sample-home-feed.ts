import type { sampleHomeFeed } from '../../../../contract/home-feeds/sample-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { feedNotFound } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';
import { sampleFile } from '../sample-home-feed.ts';

export function sampleHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof sampleHomeFeed> {
  async function findSource(
    uid: string,
    from: { url: string } | { feedID: number },
  ): Promise<{ url: string } | { bytes: Buffer | null } | null> {
    if ('url' in from) return from;
    const feeds = await homeFeedsStore.ofPerson(deps.connection.db, uid);
    const feed = feeds.find(({ feedId }) => Number(feedId) === from.feedID);
    if (!feed) return null;
    if (feed.url !== null) return { url: feed.url };
    return { bytes: feed.fileKey === null ? null : await deps.files.get(feed.fileKey) };
  }

  return async ({ from, document, encoding, delimiter, rows }, { user }) => {
    const source = await findSource(user.uid, from);
    if (!source) return feedNotFound;
    const result =
      'bytes' in source && source.bytes === null
        ? ({ ok: false, problem: 'noFile', detail: '' } as const)
        : await sampleFile(deps, source as { url: string }, { document, encoding, delimiter, rows });
    if (result.ok) return { ok: true, data: result.sample };
    const { problem, detail } = result;
    return { ok: false, type: 'home-feed-unreadable', data: { problem, detail } };
  };
}
