import type { createAlert } from '../../../contract/alerts/create-alert.ts';
import type { Outcome, RequestOf } from '../../../contract/define-endpoint.ts';
import { alertHomesMax, alertIgnoredKeys, alertsOfAddress } from '../../../domain/alerts.ts';
import { isEmail } from '../../../domain/reachable.ts';
import { withDeparture } from '../../../domain/departure-by-nights.ts';
import { parseSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { Call } from '../../http/handler.ts';
import type { CountedLimit } from '../../platform/counted-limits.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { judgeFormForMail } from '../../platform/judge-form.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { newNonce } from '../../platform/signed-links.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type Alert } from './alerts-store.ts';
import { askForAlertJob } from './jobs/ask-for-alert-job.ts';
import { storeInitialState } from './look-once.ts';

const hourMs = 3_600_000;
/** People who missed the first mail request a few more; a higher limit would allow harassment. */
const asksOfAddress: CountedLimit = { name: 'alerts.address-day', max: 5, spanMs: 24 * hourMs };
/** A family or a company shares one network. */
const asksOfNetwork: CountedLimit = { name: 'alerts.network-hour', max: 30, spanMs: hourMs };
/** Days after which an alert without dates ends unless it is renewed; one with dates ends with them. */
const undatedAlertDays = 365;

type Input = RequestOf<typeof createAlert>;
type AlertRequest = Pick<Alert, 'kind' | 'uid' | 'filter' | 'endsOn'>;
type Refused = Extract<Outcome<typeof createAlert>, { ok: false }>;

/**
 * Starts an alert, at once if the address belongs to the account of the caller; any other address gets a mail for confirmation. The answer
 * does not reveal whether the address is known.
 */
export async function askForAlert(
  deps: AlertsContext,
  input: Input,
  call: Pick<Call, 'uid' | 'user' | 'network' | 'host'>,
): Promise<Outcome<typeof createAlert>> {
  const email = input.email.trim();
  if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
  const request = await readAlertRequest(deps, input, call);
  if ('type' in request) return request;
  const ownAddress = call.user && (await deps.emailOf(call.user.uid));
  const isOwn = ownAddress !== null && deps.limits.keyedHash(ownAddress) === deps.limits.keyedHash(email);
  const brand = (await deps.partners.findByHost(call.host))?.partnerID ?? null;
  const outcome = await retryTransaction(deps.connection, (tx) =>
    begin(deps, tx, request, { input, email, isOwn, brand, network: call.network }),
  );
  if (!outcome.ok) return outcome;
  // Homes that match at the start of an alert are not reported as news.
  if (outcome.alert && isOwn) await storeInitialState(deps, outcome.alert);
  return { ok: true, data: { mailSend: isOwn ? '' : 'Y' } };
}

async function readAlertRequest(
  deps: AlertsContext,
  { kind, query }: Input,
  { uid }: Pick<Call, 'uid'>,
): Promise<AlertRequest | Refused> {
  const latest = addDays(deps.clock.today(), undatedAlertDays);
  if (kind === 'watch-list') {
    const stays = uid === null ? [] : await deps.watchList.followed(uid);
    if (uid === null || stays.length === 0) return { ok: false, type: 'watch-list-empty', data: null };
    return { kind, uid, filter: {}, endsOn: latest };
  }
  const filter = withDeparture(parseSearchFilter(query));
  for (const key of alertIgnoredKeys) delete filter[key];
  const homes = await deps.findHomes(filter, alertHomesMax);
  if (homes === null) return { ok: false, type: 'search-too-wide', data: { most: alertHomesMax } };
  return { kind, uid: null, filter, endsOn: lastDay(filter, deps.clock.today(), latest) };
}

/** Returns the last day of an alert; a search with dates ends on the day of arrival. */
function lastDay({ startDate }: SearchFilter, today: PlainDate, latest: PlainDate): PlainDate {
  return startDate !== undefined && startDate >= today && startDate < latest ? startDate : latest;
}

async function begin(
  deps: AlertsContext,
  tx: Tx,
  request: AlertRequest,
  {
    input,
    email,
    isOwn,
    brand,
    network,
  }: { input: Input; email: string; isOwn: boolean; brand: number | null; network: string | null },
): Promise<{ ok: true; alert: Alert | null } | Refused> {
  const now = deps.clock.now();
  const addressHash = deps.limits.keyedHash(email);
  if (!isOwn) {
    const { website, proof } = input;
    const formRefusal = await judgeFormForMail(deps, tx, { form: 'alert', email, website, network, proof });
    if (formRefusal) return formRefusal.ok ? { ok: true, alert: null } : formRefusal;
    const counting = await deps.recipients.count(tx, { address: email, isConfirmed: false, network }, [
      [asksOfAddress, email],
      ...(network === null ? [] : [[asksOfNetwork, network] as const]),
    ]);
    if (!counting.ok) return { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } };
  }
  if (await deps.newsletter.refusesMail(tx, addressHash)) return { ok: true, alert: null };
  const address = await alertsStore.lockAddress(tx, {
    ...{ email, addressHash, brand, language: input.languageCode, nonce: newNonce() },
  });
  const existingAlerts = await alertsStore.list(tx, address.id);
  // Exceeding the limit gets the usual answer, which reveals nothing about an address.
  if (existingAlerts.length >= alertsOfAddress) return { ok: true, alert: null };
  const alert = await alertsStore.insert(
    tx,
    { ...request, addressId: address.id, frequency: input.frequency, nonce: newNonce() },
    now,
  );
  if (isOwn) {
    await alertsStore.confirm(tx, alert.id, now);
    return { ok: true, alert: { ...alert, state: 'active' } };
  }
  if (alert.state === 'active') return { ok: true, alert: null };
  const payload = { alertId: alert.id, occasion: now.getTime() };
  await enqueue(tx, askForAlertJob, payload, { key: `${alert.id}-${payload.occasion}`, runAt: now });
  return { ok: true, alert };
}
