import type { listContents } from '../../../../contract/content/list-contents.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Handler } from '../../../http/handler.ts';
import { overviewStore } from '../overview-store.ts';
import { presentUnit } from '../present-overview.ts';
import type { Published } from '../published.ts';
import { targetsIn, type LinkDeps } from '../resolve-links.ts';

export interface OverviewDeps {
  db: Database;
  clock: Clock;
  links: LinkDeps;
  published(): Promise<Published>;
}

export function listContentsHandler({
  db,
  clock,
  links,
  published,
}: OverviewDeps): Handler<typeof listContents> {
  return async ({ page = null }) => {
    const [all, units, events] = await Promise.all([
      published(),
      overviewStore.units(db, page, clock.now()),
      overviewStore.events(db, page),
    ]);
    const { scenes } = targetsIn(all.all);
    return {
      ok: true,
      data: {
        units: units.map((unit) => presentUnit(links, all, unit)),
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
