import type { listPortraits } from '../../../../contract/uploads/list-portraits.ts';
import type { removePortrait } from '../../../../contract/uploads/remove-portrait.ts';
import type { Handler } from '../../../http/handler.ts';
import type { UploadsDeps } from '../uploads-deps.ts';

export function listPortraitsHandler({ office }: Pick<UploadsDeps, 'office'>): Handler<typeof listPortraits> {
  return async () => {
    const staff = await office.portraits();
    return {
      ok: true,
      data: {
        staff: staff.map(({ id, nameShorted, portraitKey, base }) => ({
          staffID: id,
          staffNameShorted: nameShorted,
          hasPhoto: portraitKey !== null,
          base,
        })),
      },
    };
  };
}

/** Removes a portrait. The file stays, since another member of staff may share the photo, and it is small. */
export function removePortraitHandler({
  connection,
  office,
}: Pick<UploadsDeps, 'connection' | 'office'>): Handler<typeof removePortrait> {
  return async ({ staffID }) => {
    const staff = await office.portraits();
    if (!staff.some(({ id }) => id === staffID)) return { ok: false, type: 'staff-not-found', data: null };
    await connection.transaction((tx) => office.setPortrait(tx, staffID, null));
    return { ok: true, data: {} };
  };
}
