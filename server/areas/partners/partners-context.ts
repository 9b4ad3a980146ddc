import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { Partner, getPartner } from '../../../contract/partners/get-partner.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { partnerKeeper } from './partners-store.ts';

/** The functions of partners for other areas and the server. */
export interface Partners {
  /** Finds partner and traffic source of an id, which may be a list; both are null for an unknown one. */
  ofPid(pid: string): Promise<ResponseOf<typeof getPartner>>;
  /** Finds the partner whose branded pages a host shows. */
  ofHost(host: string): Promise<Partner | null>;
  /** Finds the partner that referred the guest of a call: on a partner's own host that partner, else the one named by the call. */
  ofCall(call: { host: string; partner: string }): Promise<Partner | null>;
  /** Returns name and origin of a brand's site; null is the house itself. */
  site(brand: number | null): Promise<SiteIdentity>;
  /** Returns the target of a redirect; null where it is not allowed. */
  target(url: string): Promise<{ name: string; url: string } | null>;
  /** Returns the target and counts the redirect. */
  hop(url: string, pid: string): Promise<{ name: string; url: string } | null>;
  /** Stores partners who have registered themselves. */
  keeper: typeof partnerKeeper;
  /** Counts an arrival at a partner's pages or by its link; other arrivals are not counted. */
  countArrival(arrival: Arrival): Promise<void>;
  /** Stores an uploaded logo; the partner's pages show it once it is set. */
  keepLogo(
    partnerId: number,
    logo: { bytes: Buffer; width: number; height: number },
  ): Promise<NonNullable<Partner['logo']>>;
}

/** An arrival, without data about the visitor. */
export interface Arrival {
  host: string;
  pid: string;
  subId: string;
  /** The home whose page was opened; 0 for any other page. */
  objectNumber: number;
}

export interface SiteIdentity {
  /** The partner of the branded pages; null for our own. */
  partner: Partner | null;
  name: string;
  /** Origin of the links that its guests get, without trailing slash. It comes from the partner's stored host, never from a request. */
  origin: string;
}

export interface PartnersDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction' | 'guard'>;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  log: Log;
  files: FileStore;
  /** The key that signs tickets for uploads. */
  secret: ServerKey;
  /** Returns a person's display name for logs. */
  findPersonName(uid: string): Promise<string>;
  /** The configured origin of the house. */
  publicUrl: string;
  operator: CurrentOperator;
  /** Allowed targets of redirects, in addition to partners' sites. */
  affiliateTargets: readonly string[];
}
