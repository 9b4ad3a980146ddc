import type { getOfficeOverwrites } from '../../../../contract/office/office-overwrites.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Office } from '../office-context.ts';

/** Returns the office's texts, which pages show to everybody. */
export function getOfficeOverwritesHandler({
  office,
}: {
  office: Pick<Office, 'overwrites'>;
}): Handler<typeof getOfficeOverwrites> {
  return async () => ({ ok: true, data: { overwriteTranslation: await office.overwrites() } });
}
