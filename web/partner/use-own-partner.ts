import { useLoaderData, useSearchParams } from 'react-router';
import type { OwnPartner } from '../../contract/partners/own-partner.ts';
import { useOwnCall, type OwnCall } from '../features/own-area/use-own-call.ts';
import type { PartnerPage } from './load-partner-page.ts';

export interface OwnPartners {
  call: OwnCall<unknown>;
  partners: readonly OwnPartner[];
  /** The partner named in the address, or the first one. Null until the partners are loaded. */
  partner: OwnPartner | null;
}

export function useOwnPartners(): OwnPartners {
  const { loginPath } = useLoaderData<PartnerPage>();
  const [query] = useSearchParams();
  const call = useOwnCall('getOwnPartners', {}, loginPath);
  const partners = call.answer?.partners ?? [];
  const chosenID = Number(query.get('partner'));
  const partner = partners.find(({ partnerID }) => partnerID === chosenID) ?? partners[0] ?? null;
  return { call, partners, partner };
}
