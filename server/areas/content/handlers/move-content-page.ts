import type { moveContentPage } from '../../../../contract/content/move-content-page.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PagesDeps } from '../pages/create-page.ts';
import { movePage } from '../pages/move-page.ts';

export function moveContentPageHandler({
  nameOf,
  ...deps
}: PagesDeps & { nameOf(uid: string): Promise<string> }): Handler<typeof moveContentPage> {
  return async ({ page, parent, slugs }, { user }) =>
    movePage(deps, { uid: user.uid, name: await nameOf(user.uid) }, { page, parent, slugs });
}
