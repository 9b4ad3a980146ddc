import type { Partner } from '../../../contract/partners/get-partner.ts';
import { subId } from '../../../domain/attribution.ts';
import { partnerId } from '../../../domain/partner-id.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { addDays } from '../../../domain/stay.ts';
import type { Area, AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { forgetLogos, keepLogo, logoRoute } from './keep-logo.ts';
import { readTestId } from '../../../domain/partner-tests.ts';
import { ownPartnersStore } from './own-partners-store.ts';
import { insertPartnerBooking } from './partner-bookings-store.ts';
import { createPartnerVisits } from './partner-visits.ts';
import { partnerTestsStore } from './partner-tests-store.ts';
import { partnerVisitsStore } from './partner-visits-store.ts';
import { partnerKeeper, partnersStore, type PartnerRow, type TrafficSourceRow } from './partners-store.ts';
import { buildOrigin, presentPartner } from './present-partner.ts';
import { allowedTarget } from './rules/allowed-target.ts';
import type { PartnersDeps, Partners } from './partners-context.ts';
import { partnersCalls } from './calls.generated.ts';

export type { Arrival, Partners, SiteIdentity } from './partners-context.ts';
export { statementsStore as partnerStatements, type StatementStay } from './statements-store.ts';

export async function ownPartner(
  db: Queryable,
  uid: string,
  partnerId: number,
): Promise<{ id: number; name: string } | null> {
  return (await ownPartnersStore.listByPerson(db, uid)).find(({ id }) => id === partnerId) ?? null;
}

/** Runs in the booking's transaction. */
export function attributeBooking(
  tx: Tx,
  booking: { bookingId: number; pid: string; subId: string; uid: string | null; at: Date },
): Promise<void> {
  if (booking.pid === '') return Promise.resolve();
  return insertPartnerBooking(tx, { ...booking, subId: subId(booking.subId) });
}

/** Records a booking of a partner's test visit with the test; nobody has a part in it. */
export async function recordTestRequest(
  tx: Tx,
  { partnerId, ...request }: { testId: string; partnerId: number | null; objectNumber: number; at: Date },
): Promise<void> {
  if (partnerId === null) return;
  await partnerTestsStore.record(tx, { ...request, partnerId, step: 'requested' });
}

/** Milliseconds between writes of counted visits; a killed process loses at most those since the last write. */
const writeEveryMs = 60_000;

const dayMs = 86_400_000;

interface KnownPartners {
  byId: ReadonlyMap<number, PartnerRow>;
  byHost: ReadonlyMap<string, Partner>;
  sources: ReadonlyMap<number, TrafficSourceRow>;
}

export function createPartners(deps: PartnersDeps): Area<Partners> {
  const { connection, readModels, clock, log, publicUrl, affiliateTargets } = deps;
  const { db } = connection;
  const visits = createPartnerVisits({ connection, clock });
  let timer: NodeJS.Timeout | null = null;
  const partnersModel = readModels.of(
    ['partners', 'traffic_sources'],
    async (from): Promise<KnownPartners> => {
      const [rows, sources] = await Promise.all([partnersStore.all(from), partnersStore.sources(from)]);
      return {
        byId: new Map(rows.map((row) => [row.id, row])),
        byHost: new Map(
          rows.flatMap((row) =>
            row.host === null ? [] : [[row.host.toLowerCase(), presentPartner(row)] as const],
          ),
        ),
        sources: new Map(sources.map((source) => [source.pid, source])),
      };
    },
  );

  async function target(url: string): Promise<{ name: string; url: string } | null> {
    const configuredSites = affiliateTargets.map((origin) => ({ name: new URL(origin).host, url: origin }));
    // Sites of partners whose address is not ignored.
    const sites = [...(await partnersModel.get()).byId.values()].flatMap(
      ({ name, url: site, ignore_url: ignored }) => (site === null || ignored ? [] : [{ name, url: site }]),
    );
    return allowedTarget(url, [...sites, ...configuredSites]);
  }

  const partners: Partners = {
    async findByPid(input) {
      const pid = partnerId(input);
      if (pid === '') return { pid, partner: null, source: null };
      const { byId, sources } = await partnersModel.get();
      const row = byId.get(Number(pid));
      const source = sources.get(Number(pid));
      return {
        pid,
        partner: row ? presentPartner(row) : null,
        source: source
          ? {
              description: source.description,
              phone:
                source.phone_interact !== null && source.phone_display !== null
                  ? { interact: source.phone_interact, display: source.phone_display }
                  : null,
              watchlistShare: source.watchlist_share,
              encouragementAlert: source.encouragement_alert,
              organic: source.organic,
            }
          : null,
      };
    },
    findByHost: async (host) => (await partnersModel.get()).byHost.get(host.toLowerCase()) ?? null,
    async findByCall({ host, partner }) {
      const ofHost = await partners.findByHost(host);
      const pid = partnerId(partner);
      if (ofHost || pid === '') return ofHost;
      const row = (await partnersModel.get()).byId.get(Number(pid));
      return row ? presentPartner(row) : null;
    },
    async site(brand) {
      const row = brand === null ? null : (await partnersModel.get()).byId.get(brand);
      if (!row) return { partner: null, name: deps.operator().name, origin: publicUrl };
      const origin = row.host === null ? publicUrl : buildOrigin(row.host, publicUrl);
      return { partner: presentPartner(row), name: row.name, origin };
    },
    target,
    keeper: partnerKeeper,
    keepLogo: (partnerId, logo) => keepLogo(deps, partnerId, logo),
    async countArrival({ host, pid, subId: link, objectNumber }) {
      const partner = await partners.findByCall({ host, partner: pid });
      const testId = readTestId(link);
      if (partner && testId !== null) {
        const test = { testId, partnerId: partner.partnerID, step: 'opened', objectNumber } as const;
        await partnerTestsStore.record(db, { ...test, at: clock.now() });
      } else if (partner) visits.count({ partnerId: partner.partnerID, subId: subId(link), objectNumber });
    },
    async hop(url, pid) {
      const targetSite = await target(url);
      if (!targetSite) return null;
      await partnersStore.countHop(db, {
        day: clock.today(),
        target: new URL(targetSite.url).origin,
        pid: partnerId(pid),
      });
      return targetSite;
    },
  };
  const endpoints = bindArea(partnersCalls, { ...deps, partners });
  const module: AreaModule = {
    name: 'partners',
    endpoints,
    routes: [logoRoute(deps)],
    personalData: {
      read: async (from, { uid }) => ({
        partner_acts: await ownPartnersStore.listActs(from, uid),
      }),
      leave: (tx, { uid }) => ownPartnersStore.leave(tx, uid),
    },
    async forget() {
      await partnerVisitsStore.deleteBefore(db, addDays(clock.today(), -retentionDays.partnerVisits));
      await forgetLogos(deps);
      await partnerTestsStore.deleteBefore(db, new Date(clock.now().getTime() - dayMs));
    },
    start() {
      timer = setInterval(() => {
        connection
          .guard(visits.write())
          .catch((error: unknown) => log.warn({ err: error }, 'visits of partners wait to be written'));
      }, writeEveryMs);
      timer.unref();
      return Promise.resolve();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await visits.write().catch(() => undefined);
    },
  };
  return { ...partners, module };
}
