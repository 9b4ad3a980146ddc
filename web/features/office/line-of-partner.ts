import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { OfficeLine } from './office-line.ts';

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
