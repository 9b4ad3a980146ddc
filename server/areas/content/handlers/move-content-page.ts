import type { moveContentPage } from '../../../../contract/content/move-content-page.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PagesDeps } from '../pages/create-page.ts';
import { movePage } from '../pages/move-page.ts';

export function moveContentPageHandler({
  findPersonName,
  ...deps
}: PagesDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof moveContentPage> {
  return async ({ page, parent, slugs }, { user }) =>
    movePage(deps, { uid: user.uid, name: await findPersonName(user.uid) }, { page, parent, slugs });
}
