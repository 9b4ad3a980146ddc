import { browserApi } from '../../app/api/browser-api.ts';
import { visitSourceStore, type PartnerAnswer } from '../visitor/visit-source.ts';
import { lineOfPartner } from './line-of-partner.ts';
import type { OfficeLine } from './office-line.ts';

/** The phone of a traffic source takes precedence over the partner's own. */
function partnerLine(line: OfficeLine, { partner, source }: PartnerAnswer): OfficeLine | null {
  if (!partner && !source?.phone) return null;
  const withPartner = lineOfPartner(line, partner);
  return source?.phone ? { ...withPartner, phone: source.phone } : withPartner;
}

export interface PartnerService {
  name: string;
  form: NonNullable<OfficeLine['form']>;
}

/**
 * Returns the line for the visitor; null for the default. A visitor who is logged in as a partner gets the house's partner service,
 * whatever link they came by.
 */
export function lineForVisitor(
  line: OfficeLine,
  answer: PartnerAnswer | null,
  service: PartnerService | null,
): OfficeLine | null {
  if (service) return { ...line, service: service.name, form: service.form };
  return answer && partnerLine(line, answer);
}

let lastCall: { pid: string; answer: Promise<PartnerAnswer> } | null = null;

/** Loads partner and traffic source of a partner id; null if the call fails. */
export async function loadVisitPartner(pid: string): Promise<PartnerAnswer | null> {
  if (lastCall?.pid !== pid) lastCall = { pid, answer: browserApi.call('getPartner', { pid }) };
  const call = lastCall;
  try {
    const answer = await call.answer;
    if (lastCall === call) visitSourceStore.set(answer);
    return answer;
  } catch {
    // The page shows the office's own line.
    lastCall = null;
    return null;
  }
}
