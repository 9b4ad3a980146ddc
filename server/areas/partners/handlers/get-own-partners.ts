import type { getOwnPartners } from '../../../../contract/partners/get-own-partners.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { presentOwnPartner } from '../present-partner.ts';

export function getOwnPartnersHandler({
  connection,
  publicUrl,
}: Pick<PartnersDeps, 'connection' | 'publicUrl'>): Handler<typeof getOwnPartners> {
  return async (_input, { user }) => {
    const rows = await ownPartnersStore.listByPerson(connection.db, user.uid);
    return { ok: true, data: { partners: rows.map((row) => presentOwnPartner(row, publicUrl)) } };
  };
}
