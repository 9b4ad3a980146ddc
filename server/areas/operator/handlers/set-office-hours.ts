import type { setOfficeHours } from '../../../../contract/operator/office-hours.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { operatorStore } from '../operator-store.ts';
import { areHoursLocked, presentHours } from '../present-hours.ts';

/** The office knows when it answers, so it sets this fact of the operator itself. */
export function setOfficeHoursHandler(deps: OperatorDeps): Handler<typeof setOfficeHours> {
  return async ({ hours }, { user }) => {
    if (areHoursLocked(deps)) return { ok: false, type: 'hours-locked', data: null };
    const sorted = hours.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
    await deps.connection.transaction((tx) =>
      operatorStore.change(tx, [{ fact: 'hours', value: sorted.length === 0 ? undefined : sorted }], {
        uid: user.uid,
        at: deps.clock.now(),
      }),
    );
    await deps.readAgain();
    return { ok: true, data: await presentHours(deps) };
  };
}
