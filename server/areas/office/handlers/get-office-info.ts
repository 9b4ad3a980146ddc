import type { getOfficeInfo } from '../../../../contract/office/office-contact.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Office } from '../office-context.ts';

export function getOfficeInfoHandler({
  office,
}: {
  office: Pick<Office, 'info'>;
}): Handler<typeof getOfficeInfo> {
  return async () => ({ ok: true, data: await office.info() });
}
