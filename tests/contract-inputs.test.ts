import { expect, test } from 'vitest';
import { api } from '../contract/api.ts';
import { parseSearchFilter, serializeSearchFilter } from '../domain/search-filter.ts';

test('a search is counted by what a search has answered, a long list of homes too', () => {
  const objects = Array.from({ length: 500 }, (_, index) => 2_000_000_000 - index);
  const trackVars = serializeSearchFilter(
    parseSearchFilter({ objects: objects.join(','), q: 'x'.repeat(200) }),
  );
  expect(trackVars['objects']?.split(',')).toHaveLength(500);
  const counted = api.trackSearch.request.parse({ trackVars, totalObjects: 1 });
  expect(counted.trackVars).toEqual(trackVars);
});

test.each(['getUser', 'saveTrackingParams'] as const)(
  '%s takes parameters that have become numbers',
  (name) => {
    const { trackingParams } = api[name].request.parse({
      trackingParams: { pid: 123, gclid: 'Cj0', ptc: 0 },
    });
    expect(trackingParams).toEqual({ pid: '123', gclid: 'Cj0', ptc: '0' });
  },
);

test('content is set without a lock and a revision, which the declared errors then ask for', () => {
  const fields = { contentID: 7, contentStatus: 'draft', contentAction: 'save', containerContent: '{}' };
  expect(api.setContent.request.parse(fields)).toMatchObject({ ...fields, lockToken: '', baseRevision: 0 });
});
