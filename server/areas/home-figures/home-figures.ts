import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { createHomeViews } from './home-views.ts';
import type { HomeFiguresDeps } from './home-figures-context.ts';
import { homeFiguresCalls } from './calls.generated.ts';

export interface HomeFigures {
  countView(objectNumber: number): void;
}

/** Milliseconds between two writes of counted views; a crash loses at most those since the last. */
const writeEveryMs = 60_000;

export function createHomeFigures(deps: HomeFiguresDeps): Area<HomeFigures> {
  const views = createHomeViews(deps);
  let timer: NodeJS.Timeout | null = null;
  return {
    countView: views.count,
    module: {
      name: 'home-figures',
      endpoints: bindArea(homeFiguresCalls, deps),
      start() {
        timer = setInterval(() => {
          deps.connection
            .guard(views.write())
            .catch((error: unknown) => deps.log.warn({ err: error }, 'views of homes wait to be written'));
        }, writeEveryMs);
        timer.unref();
        return Promise.resolve();
      },
      async stop() {
        if (timer) clearInterval(timer);
        await views.write().catch(() => undefined);
      },
    },
  };
}
