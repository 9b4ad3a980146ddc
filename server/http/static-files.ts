import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isLanguage } from '../../domain/language.ts';
import { languageOfKeys, type SiteTexts } from '../../texts/site-texts.ts';

/** The folder of this version's files for browsers. */
export const builtAssets = join(import.meta.dirname, '../../build/client/assets');
const forever = 'public, max-age=31536000, immutable';

/**
 * Serves built scripts, styles and fonts: their names contain a hash, so that browsers cache them forever. @param folders are searched in
 * order: this version's, then those of earlier versions
 */
export function registerAssets(app: FastifyInstance, folders: readonly string[]): void {
  const present = folders.filter((folder) => existsSync(folder));
  if (present.length === 0) return;
  app.register(fastifyStatic, {
    root: present,
    prefix: '/assets/',
    cacheControl: false,
    preCompressed: true,
    // Serves files only, without listing and index; a missing file gets the site's own 404.
    index: false,
    redirect: false,
    setHeaders: (response) => {
      response.header('cache-control', forever);
    },
  });
}

/** Serves `/locales/{language}/{name}.json`, cached forever if the address contains the current version. */
export function registerLocales(app: FastifyInstance, texts: SiteTexts): void {
  app.get<{ Params: { language: string; file: string }; Querystring: { v?: string } }>(
    '/locales/:language/:file',
    (request, reply) => {
      const { language, file } = request.params;
      const json =
        (isLanguage(language) || language === languageOfKeys) && /^[a-zA-Z][a-zA-Z-]*\.json$/.test(file)
          ? texts.file(language, file.slice(0, -'.json'.length))
          : null;
      if (json === null) return reply.code(404).type('application/json').send('null');
      const current = request.query.v === texts.version;
      return reply
        .header('cache-control', current ? forever : 'public, max-age=300')
        .type('application/json; charset=utf-8')
        .send(json);
    },
  );
}
