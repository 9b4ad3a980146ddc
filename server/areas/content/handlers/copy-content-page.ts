import type { copyContentPage } from '../../../../contract/content/copy-content-page.ts';
import type { Handler } from '../../../http/handler.ts';
import { copyPage } from '../pages/copy-page.ts';
import type { PagesDeps } from '../pages/create-page.ts';

export function copyContentPageHandler({
  findPersonName,
  ...deps
}: PagesDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof copyContentPage> {
  return async ({ page }, { user }) =>
    copyPage(deps, { uid: user.uid, name: await findPersonName(user.uid) }, page);
}
