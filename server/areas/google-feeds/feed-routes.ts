import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { addDays } from '../../../domain/stay.ts';
import { searchDefaults } from '../../../domain/search-filter.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { privateHeaders } from '../../platform/private-headers.ts';
import { isSignedLink } from '../../platform/signed-links.ts';
import type { GoogleFeedsDeps } from './google-feeds-context.ts';
import { googleFeedsStore, type FeedOwner } from './google-feeds-store.ts';
import { feedGrant } from './present-google-feed.ts';
import { homesXmlEnd, homesXmlStart, homeXml, type HomesPresentation } from './rules/homes-xml.ts';
import { landingPagesXml } from './rules/landing-pages-xml.ts';
import {
  changesXmlEnd,
  changesXmlStart,
  changeXml,
  pricesXmlEnd,
  pricesXmlStart,
  priceXml,
} from './rules/prices-xml.ts';
import { pricesMax, readRequest, type Itinerary, type Refusal } from './rules/read-request.ts';

/** Homes in memory at once, however many the feed has. */
const atOnce = 100;
/** Stays that are priced before other requests get their turn. */
const stepSize = 50;
/** Longer than any transaction that changes homes, so that no change falls between two questions. */
const settledMs = 5_000;
const requestBytes = 1_000_000;
const programMax = 120;
const xml = 'application/xml; charset=utf-8';

const refusals: Record<Refusal, string> = {
  broken: 'The body is no well-formed XML.',
  unknown: 'The body is neither a Query nor a HintRequest.',
  dates: 'The query has no stay of 1 to 30 nights on valid dates.',
  homes: 'The query names no property.',
  'too-many': `The query asks for more than ${pricesMax} prices. Ask for fewer properties or days at once.`,
};

/** What Google reads and asks at the secret addresses of a feed. A wrong secret and a feed that is off get the same answer. */
export function feedRoutes(deps: GoogleFeedsDeps): RawRoute[] {
  const { connection, clock, operator, routes, publicUrl } = deps;

  async function findOwner(request: FastifyRequest): Promise<FeedOwner | null> {
    const { owner, secret } = request.params as { owner: string; secret: string };
    const [, kind, subject = ''] = /^(landlord|agency|site)-(\d{1,9})$/.exec(owner) ?? [];
    if (kind === undefined || secret.length !== 43) return null;
    const found = { kind, subject: Number(subject) } as FeedOwner;
    const row = await googleFeedsStore.find(connection.db, found);
    // An unknown feed takes the same work as a wrong secret.
    const isRight = isSignedLink(secret, deps.secret, feedGrant(found, row?.nonce ?? 'none'));
    return isRight && row ? found : null;
  }

  const notFound = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('404');

  const saveReading = (request: FastifyRequest, owner: FeedOwner, what: 'homes' | 'prices'): Promise<void> =>
    googleFeedsStore.saveReading(connection.db, owner, what, {
      at: clock.now(),
      program: (request.headers['user-agent'] ?? '').slice(0, programMax),
    });

  async function* listHomes(owner: FeedOwner, language: Language): AsyncGenerator<string> {
    const t = deps.translate(language);
    const presentation: HomesPresentation = {
      ...{ language, publicUrl },
      pathOf: (objectNumber) => routes.pathOf('ObjectPage', language, { objectNumber }),
      nameScene: (scene) => t(`object.scene.${scene}`),
    };
    const today = clock.today();
    yield homesXmlStart(language);
    for (let after = 0; ;) {
      const homes = await googleFeedsStore.listed(connection.db, owner, {
        language,
        today,
        after,
        limit: atOnce,
      });
      yield homes.map((home) => homeXml(home, presentation)).join('');
      if (homes.length < atOnce) break;
      after = homes.at(-1)!.objectNumber;
    }
    yield homesXmlEnd;
  }

  async function quote(objectNumber: number, { arrival, nights }: Itinerary): Promise<Quote | null> {
    const outcome = await deps.pricing.quoteForPage(
      {
        ...{ objectNumber, startDate: arrival, endDate: addDays(arrival, nights) },
        ...{ persons: searchDefaults.persons, childAges: [], dogs: 0 },
        ...{ insurance: false, extras: {}, bonus: '', experiments: [] },
      },
      clock.today(),
    );
    return outcome.ok ? outcome.quote : null;
  }

  async function* listPrices(
    owner: FeedOwner,
    homes: readonly number[],
    itineraries: readonly Itinerary[],
  ): AsyncGenerator<string> {
    const numbers = homes.filter((home) => Number.isInteger(home) && home > 0 && home < 2 ** 31);
    const own = await googleFeedsStore.own(connection.db, owner, numbers);
    yield pricesXmlStart(randomUUID(), clock.now());
    for (const objectNumber of numbers.filter((number) => own.has(number))) {
      for (let first = 0; first < itineraries.length; first += stepSize) {
        const step = itineraries.slice(first, first + stepSize);
        const results = await Promise.all(
          step.map(async (itinerary) =>
            priceXml(objectNumber, itinerary, await quote(objectNumber, itinerary)),
          ),
        );
        yield results.join('');
        await setImmediate();
      }
    }
    yield pricesXmlEnd;
  }

  async function* listChanges(owner: FeedOwner, since: Date): AsyncGenerator<string> {
    yield changesXmlStart;
    for (let after = 0; ;) {
      const part = { after, limit: 1000 };
      const homes = await googleFeedsStore.changedSince(connection.db, owner, since, part);
      yield homes.map((objectNumber) => changeXml(objectNumber, clock.today())).join('');
      if (homes.length < part.limit) break;
      after = homes.at(-1)!;
    }
    yield changesXmlEnd;
  }

  const stream = (reply: FastifyReply, parts: AsyncGenerator<string>): FastifyReply =>
    reply.type(xml).send(Readable.from(parts));

  return [
    {
      method: 'GET',
      path: '/google/:owner/:secret/:file',
      async answer(request, reply) {
        reply.headers({ ...privateHeaders, 'cache-control': 'private, no-cache' });
        const { file } = request.params as { file: string };
        const owner = await findOwner(request);
        if (!owner) return notFound(reply);
        const { languages, mainLanguage, name } = operator();
        if (file === 'landing-pages.xml') {
          const ordered = [...languages.filter((one) => one !== mainLanguage), mainLanguage];
          return reply.type(xml).send(
            landingPagesXml({
              ...{ site: name, publicUrl, languages: ordered },
              pathOf: (language, objectNumber) => routes.pathOf('ObjectPage', language, { objectNumber }),
            }),
          );
        }
        const language = /^homes-([a-z]{2})\.xml$/.exec(file)?.[1];
        if (!isLanguage(language) || !languages.includes(language)) return notFound(reply);
        await saveReading(request, owner, 'homes');
        const edition = await googleFeedsStore.edition(connection.db, owner, clock.today());
        const etag = `"${createHash('sha256').update(`1 ${language} ${clock.today()} ${edition}`).digest('hex').slice(0, 32)}"`;
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return stream(reply, listHomes(owner, language));
      },
    },
    {
      method: 'POST',
      path: '/google/:owner/:secret/prices.xml',
      body: { types: 'any', maxBytes: requestBytes },
      fromAnywhere: true,
      async answer(request, reply) {
        reply.headers(privateHeaders);
        const owner = await findOwner(request);
        if (!owner) return notFound(reply);
        const asked = readRequest(
          (request.body as Buffer | undefined)?.toString('utf8') ?? '',
          clock.today(),
        );
        if ('refusal' in asked) {
          return reply.code(400).type('text/plain; charset=utf-8').send(refusals[asked.refusal]);
        }
        await saveReading(request, owner, 'prices');
        if (asked.kind === 'prices') return stream(reply, listPrices(owner, asked.homes, asked.itineraries));
        const since = new Date((asked.since?.getTime() ?? settledMs) - settledMs);
        return stream(reply, listChanges(owner, since));
      },
    },
  ];
}
