import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { OfficePartner } from '../../../contract/partners/office-partner.ts';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { toPercent } from '../../../domain/landlord-commission.ts';
import type { ActRow, OwnPartnerRow } from './own-partners-store.ts';
import type { PartnerRow } from './partners-store.ts';
import { presentLogo } from './rules/partner-logo.ts';

export function buildOrigin(host: string, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

const flag = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N');

export function presentPartner(row: PartnerRow): Partner {
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
    logo: presentLogo(row.logo_key),
    colours:
      row.main_colour === null || row.accent_colour === null
        ? null
        : { main: row.main_colour, accent: row.accent_colour },
  };
}

const commissionPercent = ({ commission_per_mille: perMille }: Pick<PartnerRow, 'commission_per_mille'>) =>
  perMille === null ? null : toPercent(perMille);

export function presentOwnPartner(row: OwnPartnerRow, publicUrl: string): OwnPartner {
  return {
    ...presentPartner(row),
    siteUrl: row.url ?? '',
    origin: row.host === null ? publicUrl : buildOrigin(row.host, publicUrl),
    hasOwnHost: row.host !== null,
    isBranch: row.isBranch,
    commissionPercent: commissionPercent(row),
  };
}

const fieldOfColumn: Readonly<Record<string, string>> = {
  name: 'partnerName',
  phone: 'partnerPhone',
  email: 'partnerEmail',
  url: 'siteUrl',
  ignore_url: 'isSiteApproved',
  hide_insurances: 'hideInsurances',
  hide_newsletter: 'hideNewsletter',
  hide_bonus: 'hideBonus',
  commission_per_mille: 'commissionPercent',
  allow_midoco_usage: 'allowMidocoUsage',
  logo_key: 'logo',
  main_colour: 'mainColour',
  accent_colour: 'accentColour',
};

export async function readNames(
  acts: readonly ActRow[],
  displayName: (uid: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const uids = [...new Set(acts.flatMap(({ uid }) => uid ?? []))];
  return new Map(await Promise.all(uids.map(async (uid) => [uid, await displayName(uid)] as const)));
}

export function presentOfficePartner(
  row: PartnerRow,
  acts: readonly ActRow[],
  names: ReadonlyMap<string, string>,
): OfficePartner {
  return {
    partnerID: row.id,
    partnerName: row.name,
    partnerParent: row.parent,
    partnerPhone: row.phone ?? '',
    partnerEmail: row.email ?? '',
    siteUrl: row.url ?? '',
    logo: presentLogo(row.logo_key),
    commissionPercent: commissionPercent(row),
    host: row.host ?? '',
    isSiteApproved: !row.ignore_url,
    allowMidocoUsage: row.allow_midoco_usage,
    acts: acts
      .filter(({ partnerId }) => partnerId === row.id)
      .map(({ actId, kind, at, uid, after }) => ({
        actID: actId,
        kind,
        at: at.toISOString(),
        by: (uid !== null && names.get(uid)) || '',
        fields: Object.keys(after).map((column) => fieldOfColumn[column] ?? column),
      })),
  };
}
