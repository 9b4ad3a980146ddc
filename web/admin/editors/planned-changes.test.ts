import { expect, test } from 'vitest';
import { toDeviceTime } from '../../app/device-clock.ts';
import { plannedChanges } from './planned-changes.ts';
import { buildRows } from './pages-of.ts';

const dayOf = (moment: string): string => toDeviceTime(new Date(moment)).slice(0, 10);

test('plans come by their time, on the day of the viewer’s clock, and say when they are overdue', () => {
  const planned = (action: 'publish' | 'unpublish', at: string) => ({
    action,
    at,
    revision: 3,
    author: 'Erika',
  });
  const rows = buildRows(
    [
      {
        contentID: 4,
        page: 'about',
        containerKey: 'main',
        language: 'de',
        title: 'Über uns',
        path: '/ueber/',
        link: null,
        parent: null,
        slug: null,
        canStandAbove: false,
        status: 'scheduled',
        isPublished: true,
        publishedAt: null,
        publishedRevision: null,
        sourceRevision: null,
        draft: null,
        lockedBy: null,
        schedules: [planned('unpublish', '2026-12-31T23:30:00Z'), planned('publish', '2026-12-01T07:00:00Z')],
        snippets: [],
      },
    ],
    'de',
  );
  expect(
    plannedChanges(rows, new Date('2026-12-02T08:00:00Z')).map(({ action, day, isOverdue }) => [
      action,
      day,
      isOverdue,
    ]),
  ).toEqual([
    ['publish', dayOf('2026-12-01T07:00:00Z'), true],
    ['unpublish', dayOf('2026-12-31T23:30:00Z'), false],
  ]);
});
