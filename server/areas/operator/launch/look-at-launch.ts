import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { getLaunch } from '../../../../contract/operator/get-launch.ts';
import {
  canOpen,
  launchLineNames,
  launchLines,
  type LaunchLine,
  type LookedAtLine,
} from '../../../../domain/operator/launch-lines.ts';
import { missingFacts } from '../../../../domain/operator/missing-facts.ts';
import { problemOfFact } from '../../../../domain/operator/check-fact.ts';
import {
  insuranceFacts,
  operatorFactNames,
  type GivenFacts,
  type OperatorFact,
} from '../../../../domain/operator/facts.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Config } from '../../../config.ts';
import type { DatabaseConnection } from '../../../platform/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { readQuietReason } from '../../../platform/quiet-mode.ts';
import type { ServerKey } from '../../../platform/server-key.ts';
import { launchStore } from '../launch-store.ts';
import { factsOfDemo } from '../read-facts.ts';
import { isSiteClosed } from './is-site-closed.ts';
import { nameMailServer } from './mail-server-name.ts';
import { lookUpMailRecords } from './look-up-mail-records.ts';
import { askOwnAddress } from './proof-route.ts';
import { readBackupTime } from './backup-time.ts';

export interface LaunchDeps {
  config: Config;
  connection: Pick<DatabaseConnection, 'db' | 'embedded'>;
  clock: Clock;
  secret: ServerKey;
  facts: GivenFacts;
  languages: readonly Language[];
}

type LineResult = Pick<LookedAtLine, 'state' | 'detail'>;

const termsPages = ['terms', 'agency-terms', 'privacy'] as const;
/** The pages that speak for the operator: contracts, statements by law, and promises to guests. */
const ownPages = [
  ...['disclaimer', ...termsPages, 'host-terms'],
  ...['accessibility', 'about', 'stay-promise'],
] as const;
const dayMs = 86_400_000;
const toResult = (isDone: boolean, detail = ''): LineResult => ({ state: isDone ? 'done' : 'open', detail });
const unneededResult: LineResult = { state: 'unneeded', detail: '' };

/** Checks every line now: database, DNS, the mail server's response and the site's own address. */
export async function lookAtLaunch(deps: LaunchDeps): Promise<LookedAtLine[]> {
  const { config, connection, clock, facts } = deps;
  const { db } = connection;
  const address = new URL(config.publicUrl);
  const isPublic = !/^(?:localhost|127\.|0\.0\.0\.0|\[)/.test(address.hostname);
  const [proofs, marked, hasHome, hasNotice, hasAdministrator, backup, quiet, records, reached] =
    await Promise.all([
      launchStore.proofs(db),
      launchStore.pagesToWrite(db, ownPages, deps.languages),
      launchStore.hasHome(db),
      launchStore.hasNotice(db),
      launchStore.hasAdministrator(db),
      readBackupTime(db, config.dataDir),
      readQuietReason(connection, config),
      lookUpMailRecords(address.hostname, config.dkim),
      isPublic
        ? askOwnAddress(config.publicUrl, deps.secret, randomBytes(24).toString('base64url'))
        : Promise.resolve(address.hostname),
    ]);
  const missing = (...names: readonly OperatorFact[]): LineResult => {
    const lacking = missingFacts(facts).filter((fact) => names.includes(fact));
    return toResult(lacking.length === 0, lacking.join(', '));
  };
  const without = (pages: readonly string[]): LineResult => {
    const unwrittenPages = marked.filter(({ page }) => pages.includes(page));
    return toResult(
      unwrittenPages.length === 0,
      unwrittenPages.map(({ page, language }) => `${page} (${language})`).join(', '),
    );
  };
  const samples = operatorFactNames.filter(
    (fact) =>
      facts[fact] !== undefined &&
      problemOfFact(fact, facts[fact] as never, { refusesSamples: true, demo: factsOfDemo() }) === 'sample',
  );
  // A test by another mail server, or one that was only written as a file, says nothing about this one.
  const server = proofs.get('mail-server');
  const sentAt =
    config.smtpUrl !== null && server?.detail === nameMailServer(config.smtpUrl) ? server.at : null;
  const answered = proofs.get('mail-answered');
  const answeredAt = sentAt !== null && answered !== undefined && answered.at >= sentAt ? answered.at : null;
  const results: Record<LaunchLine, LineResult> = {
    secret: toResult(config.secret !== null),
    address: toResult(isPublic, config.publicUrl),
    https: toResult(address.protocol === 'https:', config.publicUrl),
    reachable: toResult(reached === '', reached),
    live: toResult(quiet === null, quiet === 'asked' ? 'QUIET=1' : ''),
    name: missing('siteName'),
    company: missing('companyName', 'street', 'zip', 'city', 'country', 'directors', 'vatId'),
    contact: missing('email', 'phone'),
    bank: missing('accountHolder', 'iban'),
    insurance: insuranceSeen(facts),
    samples: toResult(samples.length === 0, samples.join(', ')),
    imprint: without(['disclaimer']),
    terms: without(termsPages),
    hostTerms: without(['host-terms']),
    accessibility: without(['accessibility']),
    about: without(['about']),
    promise: without(['stay-promise']),
    mail: toResult(sentAt !== null, sentAt?.toISOString() ?? ''),
    mailAnswer:
      config.replyDomain === null
        ? unneededResult
        : toResult(answeredAt !== null, answeredAt?.toISOString() ?? ''),
    spf: toResult(records.spf !== null, records.spf ?? ''),
    dkim: config.dkim === null ? unneededResult : toResult(records.dkim === true),
    dmarc: toResult(records.dmarc !== null, records.dmarc ?? ''),
    cards:
      config.cardProvider === 'none' ? unneededResult : toResult(config.cardProvider !== 'demo' && hasNotice),
    home: toResult(hasHome),
    backup: toResult(
      backup !== null && clock.now().getTime() - backup.getTime() < dayMs,
      backup?.toISOString() ?? '',
    ),
    administrator: toResult(hasAdministrator),
  };
  return launchLineNames.map((line) => ({ line, isRequired: launchLines[line], ...results[line] }));
}

/** The travel insurance line: no insurance at all is fine, a partly entered one is not. */
function insuranceSeen(facts: GivenFacts): LineResult {
  const lacking = insuranceFacts.filter((fact) => facts[fact] === undefined);
  return lacking.length === insuranceFacts.length
    ? unneededResult
    : toResult(lacking.length === 0, lacking.join(', '));
}

/** Presents the list for administrators. */
export async function presentLaunch(
  deps: Omit<LaunchDeps, 'facts' | 'languages'> & {
    operator(): { facts: GivenFacts; languages: readonly Language[] };
  },
): Promise<ResponseOf<typeof getLaunch>> {
  const { facts, languages } = deps.operator();
  const [lines, isClosed] = await Promise.all([
    lookAtLaunch({ ...deps, facts, languages }),
    isSiteClosed(deps),
  ]);
  return { isClosed, canOpen: canOpen(lines), lines };
}
