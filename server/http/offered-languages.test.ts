import { createContext, RouterContextProvider, type LoaderFunction, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { Site } from '../../web/app/api/site-context.ts';
import { inOfferedLanguages } from './offered-languages.ts';

const links = { de: '/toskana/', en: '/en/tuscany/', it: '/it/toscana/' };
const head = { title: 'Toskana', languageLinks: links };

async function answerOf(loader: () => unknown, languages: readonly string[]): Promise<unknown> {
  const siteContext = createContext<Site>();
  const build = { routes: { page: { id: 'page', module: { loader } } } } as unknown as ServerBuild;
  const route = inOfferedLanguages(build, siteContext).routes['page']!;
  const context = new RouterContextProvider();
  context.set(siteContext, { languages } as unknown as Site);
  return (route.module.loader as LoaderFunction)({ context } as unknown as Parameters<LoaderFunction>[0]);
}

test('a page leads to no language that is switched off, and says all else as it was', async () => {
  const offered = { title: 'Toskana', languageLinks: { de: '/toskana/', it: '/it/toscana/' } };
  expect(await answerOf(() => ({ head, hits: [1] }), ['de', 'it'])).toEqual({ head: offered, hits: [1] });
  const withStatus = { type: 'DataWithResponseInit', data: { head }, init: { status: 404 } };
  expect(await answerOf(() => withStatus, ['de', 'it'])).toEqual({ ...withStatus, data: { head: offered } });
});

test('what names no languages, and a site that speaks all, is left alone', async () => {
  const redirect = new Response(null, { status: 302 });
  expect(await answerOf(() => redirect, ['de'])).toBe(redirect);
  expect(await answerOf(() => null, ['de'])).toBe(null);
  const page = { head };
  expect(await answerOf(() => page, ['de', 'en', 'fr', 'it'])).toBe(page);
});
