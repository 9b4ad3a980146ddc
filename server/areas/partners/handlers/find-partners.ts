import type { findPartners } from '../../../../contract/partners/find-partners.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { partnersStore } from '../partners-store.ts';
import { readNames, presentOfficePartner } from '../present-partner.ts';

export function findPartnersHandler({
  connection: { db },
  findPersonName,
}: Pick<PartnersDeps, 'connection' | 'findPersonName'>): Handler<typeof findPartners> {
  return async () => {
    const [rows, acts] = await Promise.all([partnersStore.all(db), ownPartnersStore.acts(db, null)]);
    const names = await readNames(acts, findPersonName);
    const partners = rows.map((row) => presentOfficePartner(row, acts, names));
    return { ok: true, data: { partners } };
  };
}
