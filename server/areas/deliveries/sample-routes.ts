import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../../../domain/language.ts';
import type { Clock } from '../../platform/clock.ts';
import { isMailPageKey, mailPage } from '../../http/mail-page.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import type { SampleMail } from '../../platform/mail.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface SampleDeps {
  clock: Pick<Clock, 'now'>;
  secret: ServerKey;
  /** In production a key is required. */
  production: boolean;
  samples(language: Language): readonly SampleMail[];
}

/** Serves a sample mail: `/mails/samples/booking-booked-guest/de?look=dark&key=...`. */
export function sampleRoute(deps: SampleDeps): RawRoute {
  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { name, language } = request.params as { name: string; language: string };
    const query = new URL(request.url, 'http://localhost').searchParams;
    const mayLook = !deps.production || isMailPageKey(deps, 'samples', query.get('key'));
    const sampleMail =
      mayLook && isLanguage(language)
        ? deps.samples(language).find((sample) => sample.name === name)
        : undefined;
    if (!sampleMail) return reply.code(404).type('text/plain').send('404');
    return mailPage(reply, sampleMail, query.get('look'));
  }
  return { method: 'GET', path: '/mails/samples/:name/:language', answer };
}
