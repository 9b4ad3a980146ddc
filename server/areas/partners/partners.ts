import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { partnersEndpoints } from '../../../contract/partners/endpoints.ts';
import type { getPartner, Partner } from '../../../contract/partners/get-partner.ts';
import { houseName } from '../../../domain/site-name.ts';
import { partnerId } from '../../../domain/partner-id.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { countAffiliateHopHandler } from './handlers/count-affiliate-hop.ts';
import { getAffiliateTargetHandler } from './handlers/get-affiliate-target.ts';
import { getPartnerHandler } from './handlers/get-partner.ts';
import { partnerKeeper, partnersStore, type PartnerRow, type TrafficSourceRow } from './partners-store.ts';
import { allowedTarget } from './rules/allowed-target.ts';

/** What other areas and the server may ask of partners. */
export interface Partners {
  /** Partner and traffic source of an id, which may be a list; both null where it names nobody. */
  ofPid(pid: string): Promise<ResponseOf<typeof getPartner>>;
  /** Finds whose branded pages a host shows. */
  ofHost(host: string): Promise<Partner | null>;
  /** Finds who sends the guest of a call: on a partner's own host that partner, else the one that the call names. */
  ofCall(call: { host: string; partner: string }): Promise<Partner | null>;
  /** Tells under which name and where the guests of a brand find the site; null is the house itself. */
  site(brand: number | null): Promise<SiteIdentity>;
  /** Where a hop leads, or null where it may not. */
  target(url: string): Promise<{ name: string; url: string } | null>;
  /** The same, and counted. */
  hop(url: string, pid: string): Promise<{ name: string; url: string } | null>;
  /** Keeps partners who have registered themselves. */
  keeper: typeof partnerKeeper;
}

export interface SiteIdentity {
  /** The partner whose pages it is; null: ours. */
  partner: Partner | null;
  name: string;
  /** Origin of the links that its guests get, without trailing slash: of the partner's own host, never of a request. */
  origin: string;
}

export interface PartnersDeps {
  db: Database;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  /** The configured origin of the house. */
  publicUrl: string;
  /** Origins beside those of the partners. */
  affiliateTargets: readonly string[];
}

/** A partner's host is reached the same way as ours: by the same protocol and port. */
function originAt(host: string, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

const flag = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N');

function present(row: PartnerRow): Partner {
  return {
    partnerID: row.id,
    partnerTagName: row.tag_name,
    partnerName: row.name,
    partnerParent: row.parent,
    partnerPhone: row.phone ?? '',
    partnerUrl: row.ignore_url ? '' : (row.url ?? ''),
    ignorePartnerUrl: flag(row.ignore_url),
    partnerEmail: row.email ?? '',
    paxloungeNr: row.paxlounge_nr ?? '',
    hideInsurances: flag(row.hide_insurances),
    hideNewsletter: flag(row.hide_newsletter),
    hideBonus: flag(row.hide_bonus),
    allowMidocoUsage: flag(row.allow_midoco_usage),
  };
}

interface KnownPartners {
  byId: ReadonlyMap<number, PartnerRow>;
  /** Whose host it is, written in lower case. */
  byHost: ReadonlyMap<string, Partner>;
  sources: ReadonlyMap<number, TrafficSourceRow>;
}

export function createPartners(deps: PartnersDeps): Area<Partners> {
  const { db, readModels, clock, publicUrl, affiliateTargets } = deps;
  const known = readModels.of(['partners', 'traffic_sources'], async (from): Promise<KnownPartners> => {
    const [rows, sources] = await Promise.all([partnersStore.all(from), partnersStore.sources(from)]);
    return {
      byId: new Map(rows.map((row) => [row.id, row])),
      byHost: new Map(
        rows.flatMap((row) => (row.host === null ? [] : [[row.host.toLowerCase(), present(row)] as const])),
      ),
      sources: new Map(sources.map((source) => [source.pid, source])),
    };
  });

  async function target(url: string): Promise<{ name: string; url: string } | null> {
    const configured = affiliateTargets.map((origin) => ({ name: new URL(origin).host, url: origin }));
    // Sites of partners whose address counts.
    const sites = [...(await known.get()).byId.values()].flatMap(
      ({ name, url: site, ignore_url: ignored }) => (site === null || ignored ? [] : [{ name, url: site }]),
    );
    return allowedTarget(url, [...sites, ...configured]);
  }

  const partners: Partners = {
    async ofPid(given) {
      const pid = partnerId(given);
      if (pid === '') return { pid, partner: null, source: null };
      const { byId, sources } = await known.get();
      const row = byId.get(Number(pid));
      const source = sources.get(Number(pid));
      return {
        pid,
        partner: row ? present(row) : null,
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
    ofHost: async (host) => (await known.get()).byHost.get(host.toLowerCase()) ?? null,
    async ofCall({ host, partner }) {
      const ofHost = await partners.ofHost(host);
      const pid = partnerId(partner);
      if (ofHost || pid === '') return ofHost;
      const row = (await known.get()).byId.get(Number(pid));
      return row ? present(row) : null;
    },
    async site(brand) {
      const row = brand === null ? null : (await known.get()).byId.get(brand);
      if (!row) return { partner: null, name: houseName, origin: publicUrl };
      const origin = row.host === null ? publicUrl : originAt(row.host, publicUrl);
      return { partner: present(row), name: row.name, origin };
    },
    target,
    keeper: partnerKeeper,
    async hop(url, pid) {
      const found = await target(url);
      if (!found) return null;
      await partnersStore.countHop(db, {
        day: clock.today(),
        target: new URL(found.url).origin,
        pid: partnerId(pid),
      });
      return found;
    },
  };
  const endpoints = bindArea(partnersEndpoints, {
    countAffiliateHop: countAffiliateHopHandler({ partners }),
    getAffiliateTarget: getAffiliateTargetHandler({ partners }),
    getPartner: getPartnerHandler({ partners }),
  });
  return { ...partners, module: { name: 'partners', endpoints } };
}
