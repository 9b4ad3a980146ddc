import { formatterFor } from '../../../../texts/format.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderAlertMail, renderConfirmationMail, type AlertInMail } from './render-alert-mail.ts';
import { cents } from '../../../../domain/cents.ts';

const windrose = { objectNumber: 4711, title: 'Haus Windrose', place: 'Kiel', region: 'Ostsee' };
const ulivi = { objectNumber: 4712, title: 'Casa degli Ulivi', place: 'Siena', region: 'Toscana' };

export function sampleAlertMails(rendering: SampleRendering): SampleMail[] {
  const format = formatterFor(rendering.language, rendering.translate);
  const title = `Toscana, ${format.date('2030-07-06')} – ${format.date('2030-07-13')}`;
  const stay = { startDate: '2030-07-06', endDate: '2030-07-13', persons: 4, childAges: [], pets: 0 };
  const since = new Date('2030-01-02T10:00:00Z');
  const alerts: AlertInMail[] = [
    {
      kind: 'search',
      title,
      filter: { startDate: '2030-07-06', endDate: '2030-07-13', persons: 4 },
      since,
      news: [
        { objectNumber: 4712, kind: 'new', price: cents(123_400), before: null, stay, home: ulivi },
        {
          objectNumber: 4711,
          kind: 'cheaper',
          price: cents(99_000),
          before: cents(110_000),
          stay,
          home: windrose,
        },
      ],
    },
    {
      kind: 'watch-list',
      title: '',
      filter: {},
      since,
      news: [{ objectNumber: 4711, kind: 'free', price: cents(99_000), before: null, stay, home: windrose }],
    },
  ];
  return [
    {
      name: 'alert-ask',
      ...renderConfirmationMail(rendering, { kind: 'search', title, confirmID: 'sample' }),
    },
    { name: 'alert-news', ...renderAlertMail(rendering, alerts, `1-${'s'.repeat(43)}`) },
  ];
}
