import type { FastifyReply, FastifyRequest } from 'fastify';
import { endPage } from '../../platform/end-page.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { alertForm } from './alert-form.ts';
import { addressOfWholeKey } from './alert-links.ts';
import type { AlertsContext } from './alerts-context.ts';
import { endAlertsByKey } from './end-alerts.ts';
import { endAlertsPath } from './send-alert-mail.ts';

const requestKey = (request: FastifyRequest): string => (request.params as { key: string }).key;

/** Starts alerts from a plain form, and ends them for mail programs and browsers without scripts (RFC 8058). */
export function alertRoutes(deps: AlertsContext): RawRoute[] {
  const path = `${endAlertsPath}:key`;
  return [
    alertForm(deps),
    { method: 'GET', path, answer: (request, reply) => showEnd(deps, request, reply) },
    {
      method: 'POST',
      path,
      // Not all mail programs send a form when they unsubscribe, as RFC 8058 requires, or declare a content type.
      body: { types: 'any', maxBytes: 4_000 },
      fromAnywhere: true,
      answer: (request, reply) => end(deps, request, reply),
    },
  ];
}

/** Shows a button instead of ending the alert, since some mail programs open links by themselves. */
async function showEnd(
  deps: AlertsContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = await addressOfWholeKey(deps, deps.connection.db, requestKey(request));
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (!address) return reply.code(404).type('text/plain').send('404');
  const t = deps.translate(address.language);
  return reply.type('text/html; charset=utf-8').send(
    endPage(address.language, {
      title: t('letters.alerts.endAll'),
      text: t('letters.alerts.endAllText'),
      action: endAlertsPath + requestKey(request),
      link: { href: deps.routes.pathOf('Alerts', address.language), label: t('letters.alerts.title') },
    }),
  );
}

/** Ends the alerts. Mail programs get a plain 200, repeated requests too; people who press the button are redirected to their alerts. */
async function end(deps: AlertsContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  const address = await endAlertsByKey(deps, requestKey(request));
  if (!address) return reply.code(404).type('text/plain').send('404');
  const body = new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));
  if (body.get('by') !== 'button') return reply.type('text/plain').send('OK');
  return reply.redirect(`${deps.routes.pathOf('Alerts', address.language)}?ended`, 303);
}
