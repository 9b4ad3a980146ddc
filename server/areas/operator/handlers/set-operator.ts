import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setOperator } from '../../../../contract/operator/set-operator.ts';
import { problemOfFact } from '../../../../domain/operator/check-fact.ts';
import { factKinds, operatorFactNames } from '../../../../domain/operator/facts.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { operatorStore } from '../operator-store.ts';
import { presentOperator } from '../present-operator.ts';

export function setOperatorHandler(deps: OperatorDeps): Handler<typeof setOperator> {
  const { connection, clock } = deps;
  return async ({ facts, without }, { user }): Promise<Outcome<typeof setOperator>> => {
    const changedFacts = operatorFactNames.filter((fact) => facts[fact] !== undefined);
    const lockedFacts = [...changedFacts, ...without].filter((fact) => fact in deps.sources.file);
    if (lockedFacts.length > 0)
      return { ok: false, type: 'facts-locked', data: { facts: [...new Set(lockedFacts)] } };
    const problems = changedFacts.flatMap((fact) => {
      const problem = problemOfFact(fact, facts[fact] as never, deps.sources.rules);
      return problem === null ? [] : [{ fact, problem }];
    });
    for (const fact of changedFacts) {
      if (factKinds[fact] !== 'picture' || problems.some((one) => one.fact === fact)) continue;
      // The picture must have been uploaded to this site.
      const isHere = await operatorStore.hasFile(connection.db, String(facts[fact]).slice(1));
      if (!isHere) problems.push({ fact, problem: 'form' });
    }
    if (problems.length > 0) return { ok: false, type: 'facts-invalid', data: { problems } };
    const changes = [
      ...changedFacts.map((fact) => ({ fact, value: facts[fact] as unknown })),
      ...without.filter((fact) => !changedFacts.includes(fact)).map((fact) => ({ fact, value: undefined })),
    ];
    await connection.transaction((tx) =>
      operatorStore.change(tx, changes, { uid: user.uid, at: clock.now() }),
    );
    await deps.readAgain();
    return { ok: true, data: await presentOperator(deps) };
  };
}
