import { expect, test } from 'vitest';
import { siteRoutes } from '../../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { renderAlertMail, type AlertInMail } from './render-alert-mail.ts';
import { cents } from '../../../../domain/cents.ts';

test('a mail says since which day it was asked for, by the clocks of the house, and leads to the stay that it tells of', () => {
  const rendering = {
    language: 'de' as const,
    translate: createSiteTexts().translate('de'),
    site: 'Feriola',
    publicUrl: 'https://feriola.example',
    routes: siteRoutes('add'),
  };
  const alert: AlertInMail = {
    ...{ kind: 'watch-list', title: '', filter: {}, since: new Date('2026-11-28T23:30:00Z') },
    news: [
      {
        ...{ objectNumber: 4711, kind: 'free', price: cents(99_000), before: null },
        stay: { startDate: '2030-07-06', endDate: '2030-07-13', persons: 4, childAges: [5, 9], pets: 1 },
        home: { objectNumber: 4711, title: 'Haus Windrose', place: 'Kiel', region: 'Ostsee' },
      },
    ],
  };
  const { text } = renderAlertMail(rendering, [alert], 'key');
  expect(text).toContain('29.11.2026');
  // The price is of this stay and this party: the page behind the link shows the same.
  const stay = 'startDate=2030-07-06&endDate=2030-07-13&persons=4&childAges=5%2C9&pets=1';
  expect(text).toContain(`https://feriola.example/object/4711/?${stay}`);
});
