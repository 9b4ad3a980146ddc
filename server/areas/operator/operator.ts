import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { isSiteClosed } from './launch/is-site-closed.ts';
import { launchReplies } from './launch/launch-replies.ts';
import { recordedBackup } from './launch/recorded-backup.ts';
import { proofRoute } from './launch/proof-route.ts';
import { gauge } from '../../platform/metrics.ts';
import { operatorStore } from './operator-store.ts';
import type { OperatorAreaDeps, OperatorDeps } from './operator-deps.ts';
import { keepSitePicture, sitePictureRoute } from './operator-files.ts';
import { factSources, mergedFacts } from './read-facts.ts';
import { operatorCalls } from './calls.generated.ts';

export { lookAtLaunch } from './launch/look-at-launch.ts';
export { lookUpMailRecords } from './launch/look-up-mail-records.ts';
export { recordBackup } from './launch/recorded-backup.ts';
export { launchStore } from './launch-store.ts';
export { readOperator } from './read-operator.ts';
export { keepSitePicture };
export type { OperatorAreaDeps };

export interface OperatorArea {
  /** A production site that has not been opened: strangers see that it opens soon, and nobody books. */
  isClosed(): boolean;
}

/** Who runs the site: facts that administrators say, and those that a file of the machine sets. */
export function createOperator(given: OperatorAreaDeps): Area<OperatorArea> {
  const { config, connection, log, operatorInForce } = given;
  const { db } = connection;
  const sources = factSources(config);
  operatorInForce.take(mergedFacts({}, sources));
  let isClosed = false;
  let reading = 0;
  let latest: Promise<void> = Promise.resolve();

  /** Resolves once what was written before is in force, by this reading or by a later one. */
  function readAgain(): Promise<void> {
    const mine = ++reading;
    latest = Promise.all([operatorStore.facts(db), isSiteClosed(given)]).then(([stored, closed]) => {
      if (mine !== reading) return latest;
      isClosed = closed;
      operatorInForce.take(mergedFacts(stored, sources));
      return undefined;
    });
    return latest;
  }

  const deps: OperatorDeps = { ...given, sources, readAgain, isClosed: () => isClosed };
  given.readModels.subscribe((table) => {
    if (table !== 'operator_facts' && table !== 'launch_proofs') return;
    void readAgain().catch((error: unknown) =>
      log.warn({ err: error }, 'facts of the operator could not be read'),
    );
  });
  return {
    isClosed: () => isClosed,
    module: {
      name: 'operator',
      endpoints: bindArea(operatorCalls, deps),
      routes: [sitePictureRoute(deps), proofRoute(deps)],
      replies: [launchReplies],
      personalData: {
        read: async (from, { uid }) => ({ operator_acts: await operatorStore.actsOf(from, uid) }),
        leave: (tx, { uid }) => operatorStore.leave(tx, uid),
      },
      figures: async () => {
        // While the database is silent the other figures count more than ever.
        const at = await connection.guard(recordedBackup(db, config.dataDir)).catch(() => null);
        if (at === null) return [];
        const seconds = (given.clock.now().getTime() - at.getTime()) / 1000;
        return [gauge('backup_age_seconds', 'Time since a backup was recorded.', seconds)];
      },
      start: readAgain,
    },
  };
}
