import { exportHomes } from '../../../contract/feeds/exchange-homes.ts';
import { keyErrors } from '../../../contract/api-keys/key-errors.ts';
import { errorEnvelope } from '../../../contract/replies.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { exportPage, readCursor } from './export-homes.ts';
import type { FeedsDeps } from './feeds-context.ts';

const pageMax = 100;

/** Serves the homes of the key's holder as NDJSON. `since` continues after an earlier answer; its headers contain the cursor. */
export function exportRoute({ connection, clock, apiKeys, publicUrl }: FeedsDeps): RawRoute {
  return {
    method: exportHomes.method,
    path: exportHomes.path,
    async answer(request, reply) {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const admission = await apiKeys.admit(request.headers.authorization ?? '', 'homes:read');
      if (!admission.ok) {
        const { status } = keyErrors[admission.type];
        return reply.code(status).send(errorEnvelope(status, admission.type, admission.data));
      }
      const { since = '' } = request.query as { since?: unknown };
      const after = typeof since === 'string' ? readCursor(since) : null;
      if (!after) return reply.code(400).send(errorEnvelope(400, 'invalid-request', { since: 'no cursor' }));
      const { kind, subject } = admission.holder;
      const page = await exportPage(
        connection.db,
        {
          whose: { kind, subject },
          isOwn: kind !== 'partner',
          publicUrl,
          ...{ after, now: clock.now(), today: clock.today() },
        },
        pageMax,
      );
      return reply
        .headers({ 'feed-cursor': page.cursor, 'feed-more': String(page.hasMore) })
        .type('application/x-ndjson; charset=utf-8')
        .send(page.lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    },
  };
}
