import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
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

export interface Partners {
  findByPid(pid: string): Promise<ResponseOf<typeof getPartner>>;
  findByHost(host: string): Promise<Partner | null>;
  /** On a partner's own host that partner, otherwise the one named by the call. */
  findByCall(call: { host: string; partner: string }): Promise<Partner | null>;
  site(brand: number | null): Promise<SiteIdentity>;
  target(url: string): Promise<{ name: string; url: string } | null>;
  hop(url: string, pid: string): Promise<{ name: string; url: string } | null>;
  keeper: typeof partnerKeeper;
  countArrival(arrival: Arrival): Promise<void>;
  keepLogo(
    partnerId: number,
    logo: { bytes: Buffer; width: number; height: number },
  ): Promise<NonNullable<Partner['logo']>>;
}

export interface Arrival {
  host: string;
  pid: string;
  subId: string;
  objectNumber: number;
}

export interface SiteIdentity {
  partner: Partner | null;
  name: string;
  /**
   * Origin of links for its guests, without trailing slash. It comes from the partner's stored host, never from a
   * request.
   */
  origin: string;
}

export interface PartnersDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction' | 'guard'>;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  log: Log;
  files: FileStore;
  secret: ServerKey;
  findPersonName(uid: string): Promise<string>;
  publicUrl: string;
  operator: CurrentOperator;
  translate: (language: Language) => Translate;
  routes: Pick<SiteRoutes, 'pathOfSlug'>;
  affiliateTargets: readonly string[];
}
