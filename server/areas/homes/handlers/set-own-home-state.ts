import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { setOwnHomeState } from '../../../../contract/homes/set-own-home-state.ts';
import { allowedSteps, type HomeStep } from '../../../../domain/homes/home-state.ts';
import type { Handler } from '../../../http/handler.ts';
import { updateHome } from '../../catalogue/catalogue.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore, type ActKind } from '../own-home-store.ts';
import { actBy } from '../act-by.ts';
import type { OwnHomeRow } from '../rules/own-home-row.ts';
import { listHomeGaps } from '../rules/present-own-home.ts';
import { underOwnHome } from '../under-own-home.ts';

type Columns = Parameters<typeof updateHome>[2];

export function setOwnHomeStateHandler(deps: HomesDeps): Handler<typeof setOwnHomeState> {
  return ({ languageCode: language, objectNumber, step }, { user }) =>
    underOwnHome<Failure<typeof setOwnHomeState>>(
      deps,
      { uid: user.uid, language, objectNumber },
      async (tx, home) => {
        const isOfFeed = home.sourceKey !== null;
        if (!allowedSteps(home, isOfFeed).includes(step)) {
          return { ok: false, type: 'transition-not-allowed', data: null };
        }
        const { gaps } = listHomeGaps(home, deps.clock.today());
        if (step === 'publish' && !isOfFeed && gaps.length > 0) {
          return { ok: false, type: 'home-incomplete', data: { gaps } };
        }
        const at = deps.clock.now();
        const [kind, columns] = stepChanges(step, home, at);
        await updateHome(tx, objectNumber, columns);
        await ownHomeStore.insertAct(tx, { objectNumber, kind, ...actBy(user), at });
        return null;
      },
    );
}

/** Returns the act and the columns that a step changes. Paused homes were published before and need no new approval. */
function stepChanges(step: HomeStep, { state, isTrusted }: OwnHomeRow, at: Date): [ActKind, Columns] {
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
      return ['removed', { state: 'removed', paused_by: null, removed_at: at }];
  }
}
