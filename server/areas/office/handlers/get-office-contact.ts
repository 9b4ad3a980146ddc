import type { getOfficeContact } from '../../../../contract/office/office-contact.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Office } from '../office-context.ts';

export function getOfficeContactHandler({
  office,
}: {
  office: Pick<Office, 'contact'>;
}): Handler<typeof getOfficeContact> {
  return async (_input, call) => {
    call.shows('office');
    return { ok: true, data: await office.contact() };
  };
}
