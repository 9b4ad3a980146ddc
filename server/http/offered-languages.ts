import type { LoaderFunction, RouterContext, ServerBuild } from 'react-router';
import { languages, type Language } from '../../domain/language.ts';
import type { Site } from '../../web/app/api/site-context.ts';
import type { PageHead } from '../../web/app/page-head.ts';

/**
 * The build whose pages lead to no language that is switched off, neither by their switch nor for search engines, whether a page comes as
 * a document or as data for a change of page in the browser. Whoever has an address in such a language is still answered.
 */
export function inOfferedLanguages(build: ServerBuild, siteContext: RouterContext<Site>): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    return [
      id,
      loader ? { ...route, module: { ...route.module, loader: offering(loader, siteContext) } } : route,
    ];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

function offering(loader: LoaderFunction, siteContext: RouterContext<Site>): LoaderFunction {
  return async (args) => {
    const answer: unknown = await loader(args);
    const offered = args.context.get(siteContext).languages;
    // Most sites speak all languages, and nothing has to be copied.
    return offered.length === languages.length ? answer : withOfferedLinks(answer, offered);
  };
}

/** What a loader answers, be it data alone or, made by React Router's `data`, data with a status. */
function withOfferedLinks(answer: unknown, offered: readonly Language[]): unknown {
  if (typeof answer !== 'object' || answer === null || answer instanceof Response) return answer;
  if ('type' in answer && answer.type === 'DataWithResponseInit' && 'data' in answer)
    return { ...answer, data: withOfferedLinks(answer.data, offered) };
  const { head } = answer as { head?: Partial<PageHead> };
  if (!head?.languageLinks) return answer;
  const links = Object.entries(head.languageLinks).filter(([one]) => offered.includes(one as Language));
  return { ...answer, head: { ...head, languageLinks: Object.fromEntries(links) } };
}
