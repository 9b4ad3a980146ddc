import { browserApi } from '../../app/api/browser-api.ts';
import { visitSourceStore, type PartnerAnswer } from '../visitor/visit-source.ts';
import { lineOfPartner } from './line-of-partner.ts';
import type { OfficeLine } from './office-line.ts';

/** The phone of a traffic source takes precedence over the partner's own. */
function lineOfVisit(line: OfficeLine, { partner, source }: PartnerAnswer): OfficeLine | null {
  if (!partner && !source?.phone) return null;
  const ofPartner = lineOfPartner(line, partner);
  return source?.phone ? { ...ofPartner, phone: source.phone } : ofPartner;
}

export interface PartnerService {
  name: string;
  form: NonNullable<OfficeLine['form']>;
}

/**
 * The line for the visitor; null for the default. A visitor who is logged in as a partner gets the house's partner service, whatever link
 * they came by.
 */
export function lineForVisitor(
  line: OfficeLine,
  answer: PartnerAnswer | null,
  service: PartnerService | null,
): OfficeLine | null {
  if (service) return { ...line, service: service.name, form: service.form };
  return answer && lineOfVisit(line, answer);
}

let known: { pid: string; answer: Promise<PartnerAnswer> } | null = null;

/** Loads partner and traffic source of a partner id; null where the call fails. */
export async function askPartnerOfVisit(pid: string): Promise<PartnerAnswer | null> {
  if (known?.pid !== pid) known = { pid, answer: browserApi.call('getPartner', { pid }) };
  const asked = known;
  try {
    const answer = await asked.answer;
    if (known === asked) visitSourceStore.set(answer);
    return answer;
  } catch {
    // The office's own line is there.
    known = null;
    return null;
  }
}
