import { randomBytes } from 'node:crypto';
import { buildBonusCode } from '../domain/pricing/bonus-code.ts';
import { addDays, type PlainDate } from '../domain/stay.ts';
import type { Row } from '../server/platform/bulk-store.ts';

const documentedBonusCode = 'Q7KTM-2XWHD-9RBVF-6NJPC-4GYAS-E';

type OfficeTable = 'office_staff' | 'office_times' | 'partners' | 'traffic_sources' | 'bonus_codes';

export function officeRows(today: PlainDate): Record<OfficeTable, readonly Row[]> {
  return {
    // Portraits match the names; their variants were chosen by eye.
    office_staff: [
      ['Anna B.', 'woman-anna-1'],
      ['Jonas K.', 'man-jonas-5'],
      ['Miriam S.', 'woman-miriam-5'],
      ['Pauline R.', 'woman-pauline-1'],
      ['Tobias W.', 'man-tobias-2'],
      ['Yasemin D.', 'woman-yasemin-3'],
    ].map(([name, portrait], index) => ({ id: index + 1, name_shorted: name, portrait })),
    office_times: [0, 1, 2, 3, 4, 5].map((weekday) => ({
      weekday, from_time: weekday === 5 ? '10:00' : '09:00', to_time: weekday === 5 ? '16:00' : '18:00',
    })),
    partners: [
      { id: 7001, tag_name: 'reisebuero-hafen', name: 'Reisebüro am Hafen', parent: null, phone: '+49 30 23125 701', email: 'hallo@reisebuero-hafen.example', url: 'https://reisebuero-hafen.example', host: 'reisebuero-hafen.example', ignore_url: false, paxlounge_nr: null, hide_insurances: false, hide_newsletter: true, hide_bonus: false, allow_midoco_usage: true },
      { id: 7002, tag_name: 'fernweh-blog', name: 'Fernweh Blog', parent: null, phone: null, email: 'post@fernweh-blog.example', url: 'https://fernweh-blog.example', host: null, ignore_url: true, paxlounge_nr: null, hide_insurances: false, hide_newsletter: false, hide_bonus: true, allow_midoco_usage: false },
      { id: 7003, tag_name: 'hafen-filiale-west', name: 'Reisebüro am Hafen, Filiale West', parent: 7001, phone: '+49 30 23125 703', email: 'west@reisebuero-hafen.example', url: null, host: null, ignore_url: false, paxlounge_nr: '4711', hide_insurances: true, hide_newsletter: true, hide_bonus: false, allow_midoco_usage: false },
    ],
    traffic_sources: [
      [1, 'Search engine, organic', null, null, false, false, true],
      [2, 'Second search engine, organic', null, null, false, false, true],
      [10, 'Paid search', '+493023125810', '030 23125 810', false, true, false],
      [11, 'Paid search, brand', '+493023125811', '030 23125 811', false, false, false],
      [20, 'Newsletter', '+493023125820', '030 23125 820', false, false, false],
      [30, 'Shared watch list', null, null, true, false, false],
      [40, 'Social media', null, null, false, true, false],
    ].map(([pid, description, phone_interact, phone_display, watchlist_share, encouragement_alert, organic]) => ({
      pid, description, phone_interact, phone_display, watchlist_share, encouragement_alert, organic,
    })),
    bonus_codes: [
      { code: buildBonusCode(randomBytes(26)), amount_cents: 2000, minimum_cents: 20_000, valid_until: addDays(today, 730), uses_left: 100_000 },
      { code: documentedBonusCode, amount_cents: 5000, minimum_cents: 60_000, valid_until: addDays(today, 365), uses_left: 10_000 },
    ],
  };
}
