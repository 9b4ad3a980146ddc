import { browserOf } from './browser-of.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, test } from './site-test.ts';

const hour = 60;

test(
  'staff in Lisbon read moments by their own clock, and the room says so',
  { tag: '@full' },
  async ({ browser }) => {
    const minutes: number[] = [];
    for (const zone of ['Europe/Berlin', 'Europe/Lisbon']) {
      const context = await browserOf(browser, 'admin', zone);
      const page = await context.newPage();
      await page.goto(pathOf('AdminAuditLog', 'de'));
      // The oldest entry of the page, which no other test moves within this minute.
      const time = page
        .getByRole('row')
        .last()
        .getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
      const [hours = NaN, past = NaN] = (await time.innerText()).split(' ')[1]!.split(':').map(Number);
      minutes.push(hours * hour + past);
      const isElsewhere = zone === 'Europe/Lisbon';
      await expect(page.getByText('Uhrzeiten in Ihrer Zeitzone: Europe/Lisbon')).toHaveCount(
        isElsewhere ? 1 : 0,
      );
      if (isElsewhere) await expectAccessible(page);
      await context.close();
    }
    expect((minutes[0]! - minutes[1]! + 24 * hour) % (24 * hour)).toBe(hour);
  },
);
