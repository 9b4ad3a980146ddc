import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage } from '../../../../domain/language.ts';
import type { RawRoute } from '../../../http/raw-routes.ts';
import { endPage } from '../../../platform/end-page.ts';
import type { ListsDeps } from './lists-deps.ts';
import { savedListsStore } from './saved-lists-store.ts';
import { listOfKey, quietListPath } from './tell-owner.ts';

const requestKey = (request: FastifyRequest): string => (request.params as { key: string }).key;

/** Unsubscribes from mails about a list, for mail programs and people without a login (RFC 8058). */
export function listMailRoutes(deps: ListsDeps): RawRoute[] {
  const path = `${quietListPath}:key`;

  /** Shows a button, since some mail programs open links by themselves. */
  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const list = await listOfKey(deps, requestKey(request));
    if (!list) return reply.code(404).type('text/plain').send('404');
    const language = isLanguage(list.language) ? list.language : defaultLanguage;
    const t = deps.translate(language);
    const name = list.name ?? t('mail.savedList.main');
    return reply.type('text/html; charset=utf-8').send(
      endPage(language, {
        title: t(list.tellsOwner ? 'mail.savedList.end' : 'mail.savedList.ended'),
        text: t('mail.savedList.endText', { list: name }),
        action: quietListPath + requestKey(request),
        link: { href: deps.routes.pathOf('WatchList', language), label: t('mail.savedList.toLists') },
      }),
    );
  }

  /** Repeated requests change nothing more. */
  async function end(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const list = await listOfKey(deps, requestKey(request));
    if (!list) return reply.code(404).type('text/plain').send('404');
    await savedListsStore.setTellsOwner(deps.connection.db, list.listId, false);
    const body = new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));
    if (body.get('by') !== 'button') return reply.type('text/plain').send('OK');
    return reply.redirect(quietListPath + requestKey(request), 303);
  }

  return [
    { method: 'GET', path, answer: show },
    {
      method: 'POST',
      path,
      // Not all mail programs send a form when they unsubscribe, as RFC 8058 requires, or declare a content type.
      body: { types: 'any', maxBytes: 4_000 },
      fromAnywhere: true,
      answer: end,
    },
  ];
}
