import type { DatabaseConnection } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { Partner, getPartner } from '../../../contract/partners/get-partner.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { partnerKeeper } from './partners-store.ts';

export interface Partners {
  /** Partner and traffic source of an id, which may be a list; both null where it is unknown. */
  ofPid(pid: string): Promise<ResponseOf<typeof getPartner>>;
  ofHost(host: string): Promise<Partner | null>;
  /** The partner that sends the guest: on a partner's own host that partner, else the one that the call names. */
  ofCall(call: { host: string; partner: string }): Promise<Partner | null>;
  /** Name and address of a brand's site; null means our own. */
  site(brand: number | null): Promise<SiteIdentity>;
  /** The target of a redirect; null where it is not allowed. */
  target(url: string): Promise<{ name: string; url: string } | null>;
  hop(url: string, pid: string): Promise<{ name: string; url: string } | null>;
  keeper: typeof partnerKeeper;
  /** Counts a visit to a partner's pages or by its link; other visits are not counted. */
  countArrival(arrival: Arrival): Promise<void>;
  /** Stores an uploaded logo; the partner's pages show it once the partner has set it. */
  keepLogo(
    partnerId: number,
    logo: { bytes: Buffer; width: number; height: number },
  ): Promise<NonNullable<Partner['logo']>>;
}

/** How a visitor arrived; nothing identifies the visitor. */
export interface Arrival {
  host: string;
  pid: string;
  subId: string;
  /** The home whose page was opened; 0 for any other page. */
  objectNumber: number;
}

export interface SiteIdentity {
  /** The partner whose pages were opened; null: our own. */
  partner: Partner | null;
  name: string;
  /** Origin of links for the partner's guests, without trailing slash: that of the partner's own host, never of a request. */
  origin: string;
}

export interface PartnersDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction' | 'guard'>;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  log: Log;
  files: FileStore;
  secret: ServerKey;
  nameOf(uid: string): Promise<string>;
  publicUrl: string;
  affiliateTargets: readonly string[];
}
