import type { createContentPage } from '../../../../contract/content/create-content-page.ts';
import type { Handler } from '../../../http/handler.ts';
import { createPage, type PagesDeps } from '../pages/create-page.ts';

export function createContentPageHandler({
  findPersonName,
  ...deps
}: PagesDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof createContentPage> {
  return async ({ kind, parent, texts }, { user }) =>
    createPage(deps, { uid: user.uid, name: await findPersonName(user.uid) }, { kind, parent, texts });
}
