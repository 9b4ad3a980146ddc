import type { AreaModule } from '../http/area-module.ts';
import type { MailInbox } from '../platform/mail-inbox.ts';
import type { Platform } from './platform.ts';

/** An area in any of its forms; only its module is used. */
type Area = AreaModule | { module: AreaModule } | ((...args: never[]) => unknown);

/** Lists the modules of all areas in starting order, that of the groups and of the areas in each; they stop in reverse order. */
export function listModules(
  { readModels, images }: Platform,
  groups: readonly object[],
  { operator, accountCalls, inbox }: { operator: AreaModule; accountCalls: AreaModule; inbox: MailInbox },
): readonly AreaModule[] {
  return [
    // Must listen before the areas cache anything.
    { name: 'read-models', start: readModels.start, stop: readModels.stop, figures: readModels.figures },
    // All other areas need the operator's facts.
    operator,
    { name: 'images', figures: images.figures },
    ...groups.flatMap((group) => (Object.values(group) as Area[]).flatMap(areaModules)),
    accountCalls,
    // Mails are received only while all their readers run.
    { name: 'mail-inbox', start: inbox.start, stop: inbox.stop },
  ];
}

function areaModules(area: Area): AreaModule[] {
  if (typeof area === 'function') return [];
  if ('module' in area) return [area.module];
  return 'name' in area ? [area] : [];
}
