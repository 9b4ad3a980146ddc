import type { setOfficeOverwrites } from '../../../../contract/office/office-overwrites.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Office } from '../office-context.ts';

export function setOfficeOverwritesHandler({
  office,
}: {
  office: Pick<Office, 'overwrite'>;
}): Handler<typeof setOfficeOverwrites> {
  return async ({ updateData }) => ({
    ok: true,
    data: { overwriteTranslation: await office.overwrite(updateData.overwriteTranslation) },
  });
}
