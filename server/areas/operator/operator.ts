import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { isSiteClosed } from './launch/is-site-closed.ts';
import { launchReplies } from './launch/launch-replies.ts';
import { readBackupTime } from './launch/backup-time.ts';
import { proofRoute } from './launch/proof-route.ts';
import { gauge } from '../../platform/metrics.ts';
import { operatorStore } from './operator-store.ts';
import type { OperatorAreaDeps, OperatorDeps } from './operator-deps.ts';
import { keepSitePicture, sitePictureRoute } from './operator-files.ts';
import { factSources, mergeFacts } from './read-facts.ts';
import { operatorCalls } from './calls.generated.ts';

export { lookAtLaunch } from './launch/look-at-launch.ts';
export { lookUpMailRecords } from './launch/look-up-mail-records.ts';
export { recordBackup } from './launch/backup-time.ts';
export { launchStore } from './launch-store.ts';
export { readOperator } from './read-operator.ts';
export { keepSitePicture };
export type { OperatorAreaDeps };

export interface OperatorArea {
  /** True for a production site that is not opened yet: strangers see a placeholder page, and bookings are refused. */
  isClosed(): boolean;
}

/** Holds the facts about the operator: those that administrators enter, and those of a configuration file. */
export function createOperator(areaDeps: OperatorAreaDeps): Area<OperatorArea> {
  const { config, connection, log, operatorInForce } = areaDeps;
  const { db } = connection;
  const sources = factSources(config);
  operatorInForce.take(mergeFacts({}, sources));
  let isClosed = false;
  let reading = 0;
  let latest: Promise<void> = Promise.resolve();

  /** Resolves once all earlier writes are loaded, by this read or a later one. */
  function readAgain(): Promise<void> {
    const ownReading = ++reading;
    latest = Promise.all([operatorStore.facts(db), isSiteClosed(areaDeps)]).then(([storedFacts, closed]) => {
      if (ownReading !== reading) return latest;
      isClosed = closed;
      operatorInForce.take(mergeFacts(storedFacts, sources));
      return undefined;
    });
    return latest;
  }

  const deps: OperatorDeps = { ...areaDeps, sources, readAgain, isClosed: () => isClosed };
  areaDeps.readModels.subscribe((table) => {
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
        read: async (from, { uid }) => ({ operator_acts: await operatorStore.listActs(from, uid) }),
        leave: (tx, { uid }) => operatorStore.leave(tx, uid),
      },
      figures: async () => {
        // While the database is down, the other figures are needed most.
        const at = await connection.guard(readBackupTime(db, config.dataDir)).catch(() => null);
        if (at === null) return [];
        const seconds = (areaDeps.clock.now().getTime() - at.getTime()) / 1000;
        return [gauge('backup_age_seconds', 'Time since a backup was recorded.', seconds)];
      },
      start: readAgain,
    },
  };
}
