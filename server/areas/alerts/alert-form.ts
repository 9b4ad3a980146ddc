import type { FastifyReply, FastifyRequest } from 'fastify';
import type { createAlert } from '../../../contract/alerts/create-alert.ts';
import type { Failure } from '../../../contract/define-endpoint.ts';
import { alertFrequencies, alertKinds } from '../../../domain/alerts.ts';
import { isLanguage } from '../../../domain/language.ts';
import { noProof } from '../../../domain/proof-of-work.ts';
import { queryValues } from '../../../domain/query-values.ts';
import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { RawRoute, RawVisitor } from '../../http/raw-routes.ts';
import { alertFormPage, type TypedAlert } from './alert-form-page.ts';
import type { AlertsContext } from './alerts-context.ts';
import { askForAlert } from './ask-for-alert.ts';

/**
 * Handles the form without scripts: redirects to the form's page with the outcome in the URL, or answers a refusal with a page that keeps
 * all input.
 */
export function alertForm(deps: AlertsContext): RawRoute {
  return {
    method: 'POST',
    path: '/alerts/ask',
    body: { types: ['application/x-www-form-urlencoded'], maxBytes: 50_000 },
    answer: (request, reply, visitor) => answer(deps, request, reply, visitor),
  };
}

async function answer(
  deps: AlertsContext,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: RawVisitor,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  const input = readForm(new URLSearchParams(String((request.body as Buffer | undefined) ?? '')));
  const { language, email, kind, frequency, website } = input;
  const query = queryValues(input.query);
  const user = await visitor.user();
  const outcome = await askForAlert(
    deps,
    { uid: '', jwt: '', kind, query, email, frequency, website, languageCode: language, proof: noProof },
    { uid: user?.uid ?? null, user, network: visitor.network, host: request.hostname },
  );
  const search = new URLSearchParams(serializeSearchFilter(parseSearchFilter(query)));
  if (outcome.ok) {
    if (kind === 'watch-list') search.set('watchlist', '');
    search.set(outcome.data.mailSend === 'Y' ? 'asked' : 'running', '');
    return reply.redirect(`${deps.routes.pathOf('AlertNew', language)}?${search.toString()}`, 303);
  }
  const t = deps.translate(language);
  const back =
    kind === 'search'
      ? `${deps.routes.pathOf('Search', language)}?${search.toString()}`
      : deps.routes.pathOf('WatchList', language);
  const html = alertFormPage(input, { failure: failureText(outcome, t), back, translate: t });
  const code = outcome.type === 'too-many-mails' ? 429 : 422;
  return reply.code(code).type('text/html; charset=utf-8').send(html);
}

function readForm(fields: URLSearchParams): TypedAlert {
  const language = fields.get('language');
  return {
    kind: alertKinds.find((kind) => kind === fields.get('kind')) ?? 'search',
    query: (fields.get('query') ?? '').slice(0, 20_000),
    language: isLanguage(language) ? language : 'de',
    email: (fields.get('email') ?? '').slice(0, 1000),
    frequency: alertFrequencies.find((one) => one === fields.get('frequency')) ?? 'daily',
    website: (fields.get('website') ?? '').slice(0, 1000),
  };
}

function failureText(failure: Failure<typeof createAlert>, t: Translate): string {
  switch (failure.type) {
    case 'invalid-email':
      return t('letters.invalid.email');
    case 'search-too-wide':
      return t('letters.alerts.tooWide', { most: failure.data.most });
    case 'watch-list-empty':
      return t('letters.alerts.listEmpty');
    default:
      return t('letters.alerts.later');
  }
}
