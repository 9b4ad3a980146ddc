import { browserApi } from '../../app/api/browser-api.ts';
import { visitSourceStore, type PartnerAnswer } from '../visitor/visit-source.ts';
import { lineOfPartner } from './line-of-partner.ts';
import type { OfficeLine } from './office-line.ts';

/** The phone of a traffic source goes before the partner's own. */
function lineOfVisit(line: OfficeLine, { partner, source }: PartnerAnswer): OfficeLine | null {
  if (!partner && !source?.phone) return null;
  const ofPartner = lineOfPartner(line, partner);
  return source?.phone ? { ...ofPartner, phone: source.phone } : ofPartner;
}

/** The service of the house for partners. */
export interface PartnerService {
  name: string;
  form: NonNullable<OfficeLine['form']>;
}

/**
 * Who answers the visitor; null: who answers everybody. Whoever is logged in as a partner is answered by the service of the house,
 * whatever link they came by.
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

/** Tells the partner id's partner and traffic source, which the page then knows; null where nobody can be asked. */
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
