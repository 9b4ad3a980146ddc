import type { AreaModule } from '../http/area-module.ts';
import type { MailInbox } from '../platform/mail-inbox.ts';
import type { Platform } from './platform.ts';

/** The list only needs an area's module. */
type Area = AreaModule | { module: AreaModule } | ((...args: never[]) => unknown);

/** Lists the modules of all areas in starting order, that of the groups and of the areas in each; they stop in reverse order. */
export function listModules(
  { readModels, images }: Platform,
  groups: readonly object[],
  { operator, accountCalls, inbox }: { operator: AreaModule; accountCalls: AreaModule; inbox: MailInbox },
): readonly AreaModule[] {
  return [
    // Listens first: what the areas then hold in memory is told of every change.
    { name: 'read-models', start: readModels.start, stop: readModels.stop, figures: readModels.figures },
    // All others say who runs the site.
    operator,
    { name: 'images', figures: images.figures },
    ...groups.flatMap((group) => (Object.values(group) as Area[]).flatMap(modulesOf)),
    accountCalls,
    // Takes mails in when all is there that reads them, and none any more before that ends.
    { name: 'mail-inbox', start: inbox.start, stop: inbox.stop },
  ];
}

function modulesOf(area: Area): AreaModule[] {
  if (typeof area === 'function') return [];
  if ('module' in area) return [area.module];
  return 'name' in area ? [area] : [];
}
