import type { ReactNode } from 'react';
import { mainListId } from '../../../domain/saved-lists.ts';
import { ListShare } from './list-share.tsx';
import { useSavedLists } from './use-saved-lists.ts';

/** The share panel of the shown list. Renders nothing for all saved homes together if there are several lists. */
export default function SharePart({ listID }: { listID: number | null }): ReactNode {
  const saved = useSavedLists();
  if (!saved || (listID === null && saved.lists.length > 1)) return null;
  const list = saved.lists.find((one) => one.listID === (listID ?? mainListId));
  return list && list.objectNumbers.length > 0 ? (
    // Remounted for another list, so that messages about the last one disappear.
    <ListShare key={list.listID} list={list} hasMail={saved.hasMail} />
  ) : null;
}
