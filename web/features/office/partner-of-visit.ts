import { browserApi } from '../../app/api/browser-api.ts';
import { visitSourceStore, type PartnerAnswer } from '../visitor/visit-source.ts';
import { lineOfPartner, lineOfVisitStore, type OfficeLine } from './office-line.ts';

/** The phone of a traffic source goes before the partner's own. */
export function lineOfVisit(line: OfficeLine, { partner, source }: PartnerAnswer): OfficeLine | null {
  if (!partner && !source?.phone) return null;
  const ofPartner = lineOfPartner(line, partner);
  return source?.phone ? { ...ofPartner, phone: source.phone } : ofPartner;
}

let known: { pid: string; answer: Promise<PartnerAnswer> } | null = null;

/** Shows the phone, name and mail that belong to the partner id; answers what else it changes. */
export async function showPartnerOfVisit(pid: string, line: OfficeLine): Promise<PartnerAnswer | null> {
  if (known?.pid !== pid) known = { pid, answer: browserApi.call('getPartner', { pid }) };
  const asked = known;
  try {
    const answer = await asked.answer;
    if (known === asked) {
      lineOfVisitStore.set(lineOfVisit(line, answer));
      visitSourceStore.set(answer);
    }
    return answer;
  } catch {
    // The office's own line is there.
    known = null;
    return null;
  }
}
