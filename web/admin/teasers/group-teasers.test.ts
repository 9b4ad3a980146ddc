import { expect, test } from 'vitest';
import { groupTeasers } from './group-teasers.ts';

const teaser = (page: string, to: string, href: string | null) => ({ page, pageTitle: page, to, href });

test('what leads nowhere comes first, page by page', () => {
  const groups = groupTeasers([
    teaser('blog', 'page:Faq', '/faq/'),
    teaser('family', 'offer:1', '/offers/1/'),
    teaser('family', 'offer:99', null),
  ]);
  expect(groups.map(({ page, own }) => [page, own.map(({ to }) => to)])).toEqual([
    ['family', ['offer:99', 'offer:1']],
    ['blog', ['page:Faq']],
  ]);
});
