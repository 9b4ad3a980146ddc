import { expect, test } from 'vitest';
import { siteRoutes } from '../../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { renderAlertMail, type AlertInMail } from './render-alert-mail.ts';

test('a mail says since which day it was asked for, by the clocks of the house', () => {
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
        ...{ objectNumber: 4711, kind: 'free', price: 99_000, before: null },
        home: { objectNumber: 4711, title: 'Haus Windrose', place: 'Kiel', region: 'Ostsee' },
      },
    ],
  };
  const { text } = renderAlertMail(rendering, [alert], 'key');
  expect(text).toContain('29.11.2026');
});
