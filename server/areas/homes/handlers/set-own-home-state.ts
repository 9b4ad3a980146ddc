import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { setOwnHomeState } from '../../../../contract/homes/set-own-home-state.ts';
import { restoredState } from '../../../../domain/homes/home-removal.ts';
import type { HomeStep } from '../../../../domain/homes/home-state.ts';
import type { Handler } from '../../../http/handler.ts';
import { declineOpenBookings } from '../../booking/booking.ts';
import { updateHome } from '../../catalogue/catalogue.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore, type ActKind } from '../own-home-store.ts';
import { toActor } from '../to-actor.ts';
import type { OwnHomeRow } from '../rules/own-home-row.ts';
import { listHomeGaps, listSteps } from '../rules/present-own-home.ts';
import { changeOwnHome } from '../change-own-home.ts';

type Columns = Parameters<typeof updateHome>[2];

export function setOwnHomeStateHandler(deps: HomesDeps): Handler<typeof setOwnHomeState> {
  return ({ languageCode: language, objectNumber, step }, { user }) =>
    changeOwnHome<Failure<typeof setOwnHomeState>>(
      deps,
      { uid: user.uid, language, objectNumber, asOwner: true },
      async (tx, home, locked) => {
        // The request may come twice: by a second click, or a retry after a lost reply.
        if (step === 'remove' && home.state === 'removed') return 'unchanged';
        if (step === 'restore' && home.state !== 'removed') return 'unchanged';
        const today = deps.clock.today();
        if (!listSteps(home, today).includes(step)) {
          return { ok: false, type: 'transition-not-allowed', data: null };
        }
        const { gaps } = listHomeGaps(home, today);
        if (step === 'publish' && gaps.length > 0) {
          return { ok: false, type: 'home-incomplete', data: { gaps } };
        }
        const at = deps.clock.now();
        const [kind, columns] = stepChanges(step, home, { at, isComplete: gaps.length === 0 });
        await updateHome(tx, objectNumber, columns);
        await ownHomeStore.insertAct(tx, { objectNumber, kind, ...toActor(user), at });
        if (step === 'remove') {
          // `nightsChanged` does nothing here: `changeOwnHome` announces the whole home, which includes its nights.
          const unit = { tx, home: locked, operator: deps.operator, nightsChanged: () => undefined };
          await declineOpenBookings(unit, { today, at });
        }
        return null;
      },
    );
}

/** Returns the act and the columns that a step changes. Paused homes were published before and need no new approval. */
function stepChanges(
  step: HomeStep,
  { state, pausedBy, isTrusted, removedFrom, removedPause }: OwnHomeRow,
  { at, isComplete }: { at: Date; isComplete: boolean },
): [ActKind, Columns] {
  switch (step) {
    case 'publish':
      if (state === 'paused') return ['published', { state: 'published', paused_by: null }];
      return isTrusted
        ? ['published', { state: 'published', published_at: at }]
        : ['submitted', { state: 'review' }];
    case 'withdraw':
      return ['withdrawn', { state: 'draft' }];
    case 'pause':
      return ['paused', { state: 'paused', paused_by: 'landlord' }];
    case 'remove':
      return [
        'removed',
        { state: 'removed', paused_by: null, removed_at: at, removed_from: state, removed_pause: pausedBy },
      ];
    case 'restore': {
      const restored = restoredState({ from: removedFrom, pausedBy: removedPause }, isComplete);
      return [
        'restored',
        {
          state: restored.state,
          paused_by: restored.pausedBy,
          ...{ removed_at: null, removed_from: null, removed_pause: null },
        },
      ];
    }
  }
}
