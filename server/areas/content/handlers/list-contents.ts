import type { listContents } from '../../../../contract/content/list-contents.ts';
import type { Handler } from '../../../http/handler.ts';
import { overviewStore } from '../overview-store.ts';
import { presentUnit, slugsOfPlaces, type OverviewDeps } from '../present-overview.ts';
import { collectTargetsIn } from '../resolve-links.ts';

export function listContentsHandler({
  db,
  clock,
  links,
  published,
}: OverviewDeps): Handler<typeof listContents> {
  return async ({ page = null }) => {
    const [all, slugs, units, events] = await Promise.all([
      published(),
      slugsOfPlaces(links),
      overviewStore.units(db, page, clock.now()),
      overviewStore.events(db, page),
    ]);
    const { scenes } = collectTargetsIn(all.all);
    return {
      ok: true,
      data: {
        units: await Promise.all(units.map((unit) => presentUnit(links, all, slugs, unit))),
        events: events.map(({ at, number, ...event }) => ({
          ...event,
          at: at.toISOString(),
          revision: number,
        })),
        scenes: [...scenes].sort(),
      },
    };
  };
}
