import { useMemo, useRef, useEffect } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import type { Comments } from './comments-context.ts';

/** Loads the comments on a container. Makes no call for 0, which means that its number is not known yet. */
export function useBlockComments(contentID: number): Comments | null {
  const { answer, retry } = useCall('listContentComments', contentID > 0 ? { contentID } : null);
  const reload = useRef(retry);
  useEffect(() => {
    reload.current = retry;
  }, [retry]);
  return useMemo(
    () =>
      answer && {
        contentID,
        comments: answer.comments,
        reload: () => reload.current(),
      },
    [answer, contentID],
  );
}
