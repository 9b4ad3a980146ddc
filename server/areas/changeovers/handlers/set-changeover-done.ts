import type { setChangeoverDone } from '../../../../contract/changeovers/set-changeover-done.ts';
import type { Handler } from '../../../http/handler.ts';
import { changePlan } from '../change-plan.ts';
import type { ChangeoversDeps } from '../changeovers-context.ts';
import { changeoversStore } from '../changeovers-store.ts';
import { planRange, readChangeovers } from '../read-plan.ts';

const changeoverNotFound = { ok: false, type: 'changeover-not-found', data: null } as const;

export function setChangeoverDoneHandler(deps: ChangeoversDeps): Handler<typeof setChangeoverDone> {
  return async ({ objectNumber, date, isDone, languageCode: language }, { user: { uid } }) =>
    changePlan(deps, { uid, language, objectNumber }, async (tx, home) => {
      const planned = await readChangeovers(tx, [home], planRange(deps.clock.today()));
      // The booking was moved in the meantime. A tick on a day without a changeover would mislead the landlord.
      if (!planned.some((one) => one.date === date)) return changeoverNotFound;
      await changeoversStore.setDone(
        tx,
        { objectNumber, date },
        isDone ? { at: deps.clock.now(), uid } : null,
      );
      return null;
    });
}
