import { useLoaderData, useSearchParams } from 'react-router';
import type { OwnPartner } from '../../contract/partners/own-partner.ts';
import { useOwnCall, type OwnCall } from '../features/own-area/use-own-call.ts';
import type { PartnerPage } from './load-partner-page.ts';

export interface OwnPartners {
  call: OwnCall<unknown>;
  partners: readonly OwnPartner[];
  /** The partner that the address names, or the first; null until they are loaded. */
  partner: OwnPartner | null;
}

export function useOwnPartners(): OwnPartners {
  const { loginPath } = useLoaderData<PartnerPage>();
  const [query] = useSearchParams();
  const call = useOwnCall('getOwnPartners', {}, loginPath);
  const partners = call.answer?.partners ?? [];
  const chosen = Number(query.get('partner'));
  const partner = partners.find(({ partnerID }) => partnerID === chosen) ?? partners[0] ?? null;
  return { call, partners, partner };
}
