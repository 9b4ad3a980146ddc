import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { OfficeLine } from './office-line.ts';

/** The partner's own name, phone and mail in place of ours, as far as there are any. */
export function lineOfPartner(line: OfficeLine, partner: Partner | null): OfficeLine {
  if (!partner) return line;
  const { partnerName, partnerPhone, partnerEmail, partnerUrl, paxloungeNr } = partner;
  const interact = partnerPhone.replace(/[^\d+]/g, '');
  return {
    name: partnerName,
    ...(partnerUrl && { url: partnerUrl }),
    ...(paxloungeNr && { paxloungeNr }),
    phone: interact ? { interact, display: partnerPhone } : line.phone,
    email: partnerEmail || line.email,
  };
}
