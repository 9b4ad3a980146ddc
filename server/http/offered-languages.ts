import type { LoaderFunction, RouterContext, ServerBuild } from 'react-router';
import { languages, type Language } from '../../domain/language.ts';
import type { Site } from '../../web/app/api/site-context.ts';
import type { PageHead } from '../../web/app/page-head.ts';

/**
 * Returns a build whose pages do not link to disabled languages, neither in the language switch nor for search engines, in documents and in
 * data for client-side navigation. Addresses in such a language are still answered.
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
    const offeredLanguages = args.context.get(siteContext).languages;
    // Sites with all languages need no copy.
    return offeredLanguages.length === languages.length ? answer : withOfferedLinks(answer, offeredLanguages);
  };
}

/** Filters the links in a loader's result: plain data or, made by React Router's `data`, data with a status. */
function withOfferedLinks(answer: unknown, offeredLanguages: readonly Language[]): unknown {
  if (typeof answer !== 'object' || answer === null || answer instanceof Response) return answer;
  if ('type' in answer && answer.type === 'DataWithResponseInit' && 'data' in answer)
    return { ...answer, data: withOfferedLinks(answer.data, offeredLanguages) };
  const { head } = answer as { head?: Partial<PageHead> };
  if (!head?.languageLinks) return answer;
  const links = Object.entries(head.languageLinks).filter(([language]) =>
    offeredLanguages.includes(language as Language),
  );
  return { ...answer, head: { ...head, languageLinks: Object.fromEntries(links) } };
}
