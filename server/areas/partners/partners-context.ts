import type { DatabaseConnection } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { Partner, getPartner } from '../../../contract/partners/get-partner.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { partnerKeeper } from './partners-store.ts';

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
  /** Counts that somebody came to a partner's pages or by its link; who comes otherwise is not counted. */
  countArrival(arrival: Arrival): Promise<void>;
  /** Keeps a logo that was sent for a partner; its pages show it once the partner has set it. */
  keepLogo(
    partnerId: number,
    logo: { bytes: Buffer; width: number; height: number },
  ): Promise<NonNullable<Partner['logo']>>;
}

/** How somebody came: of who it is nothing is known. */
export interface Arrival {
  host: string;
  pid: string;
  subId: string;
  /** The home whose page was opened; 0: another page. */
  objectNumber: number;
}

export interface SiteIdentity {
  /** The partner whose pages it is; null: ours. */
  partner: Partner | null;
  name: string;
  /** Origin of the links that its guests get, without trailing slash: of the partner's own host, never of a request. */
  origin: string;
}

export interface PartnersDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction' | 'guard'>;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  log: Log;
  files: FileStore;
  /** The key that tickets for uploads are signed with. */
  secret: ServerKey;
  /** What somebody is called in lists of who did what. */
  nameOf(uid: string): Promise<string>;
  /** The configured origin of the house. */
  publicUrl: string;
  /** Origins beside those of the partners. */
  affiliateTargets: readonly string[];
}
