import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WorkNavigation, type WorkGroup } from './work-navigation.tsx';

const groups: WorkGroup[] = [
  { name: 'day', places: [{ path: '/landlord/', label: 'Heute' }] },
  {
    name: 'homes',
    label: 'Angebot',
    places: [
      { path: '/landlord/bookings/', label: 'Buchungen', waiting: { count: 3, spoken: '3 warten' } },
      { path: '/landlord/messages/', label: 'Nachrichten', waiting: { count: 0, spoken: '0 ungelesen' } },
    ],
  },
];

const at = (path: string, shown: WorkGroup[] | null = groups): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <WorkNavigation groups={shown} />
    </StaticRouter>,
  );

test('the navigation leads to every place, marks the current one and says what waits there', () => {
  const page = at('/landlord/bookings/');
  expect(page.match(/href="[^"]+"/g)).toHaveLength(3);
  expect(page).toMatch(
    /href="\/landlord\/bookings\/"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/landlord\/bookings\/"/,
  );
  expect(page.match(/aria-current/g)).toHaveLength(1);
  expect(page).toContain('3 warten');
  expect(page).not.toContain('0 ungelesen');
});

test('a page below a place marks it, but not as the page itself', () => {
  expect(at('/landlord/bookings/100001/')).toContain('aria-current="true"');
});

test('without knowledge of who may enter what there is no link', () => {
  expect(at('/landlord/', null)).not.toContain('href');
});
