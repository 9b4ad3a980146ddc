import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { siteContext, type Site } from '../../app/api/site-context.ts';
import { load } from './load.ts';

function contextOf(site: Partial<Site>): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site as Site);
  return context;
}

it('is not there in production', () => {
  let thrown: unknown;
  try {
    load({ context: contextOf({ developerPages: false }) });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ init: { status: 404 } });
});

it('is kept out of search engines elsewhere', () => {
  const translate = (() => () => 'text') as unknown as Site['translate'];
  const { head } = load({ context: contextOf({ developerPages: true, translate, origin: '' }) });
  expect(head.noIndex).toBe(true);
});
