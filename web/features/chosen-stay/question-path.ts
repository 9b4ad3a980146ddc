import { stayQuery, type StayChoice } from '../../../domain/stay-query.ts';
import { withPartner } from './with-partner.ts';

/**
 * Returns the path of the form for a question to the host with the chosen stay, so that the host knows what it is about. Empty if there is
 * no form.
 */
export const questionPath = (askPath: string, stay: StayChoice, currentQuery: string): string =>
  askPath && askPath + withPartner(stayQuery(stay), currentQuery).replace('?', '&');
