import { officePermission, type setOfficeOverwrites } from '../../../../contract/office/office-overwrites.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Office } from '../office.ts';

export function setOfficeOverwritesHandler({
  office,
}: {
  office: Pick<Office, 'overwrite'>;
}): Handler<typeof setOfficeOverwrites> {
  return async ({ updateData }, call) => {
    // The session decides, never what the caller says of itself.
    if (call.user?.permissions[officePermission] !== true) {
      return { ok: false, type: 'permission-missing', data: null };
    }
    return {
      ok: true,
      data: { overwriteTranslation: await office.overwrite(updateData.overwriteTranslation) },
    };
  };
}
