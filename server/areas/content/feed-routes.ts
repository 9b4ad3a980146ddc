import { languages } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import type { Content } from './content-context.ts';
import { feedXml } from './rules/feed-xml.ts';

const cacheControl = 'public, max-age=3600';

/** Returns the routes of the article feed of each language, at a path beside the page that lists the articles. */
export function feedRoutes(
  content: Pick<Content, 'page'>,
  routes: SiteRoutes,
  publicUrl: string,
): RawRoute[] {
  return languages.map((language) => {
    const path = routes.pathOf('Blog', language);
    const self = `${path.replace(/\/$/, '')}/feed.xml`;
    return {
      method: 'GET',
      path: self,
      answer: async (_request, reply) => {
        const page = await content.page({ name: 'Blog', language, params: {} });
        if (!page) return reply.code(404).type('text/plain; charset=utf-8').send('404');
        const xml = feedXml({
          title: page.head.title,
          origin: publicUrl,
          path,
          self,
          language,
          articles: page.listed,
        });
        return reply
          .type('application/atom+xml; charset=utf-8')
          .header('cache-control', cacheControl)
          .send(xml);
      },
    };
  });
}
