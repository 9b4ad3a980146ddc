import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';

export function Outcome({
  failure,
  done,
}: {
  failure: string | null | undefined;
  done: string | undefined;
}): ReactNode {
  const isDone = !failure && done !== undefined;
  return (
    <>
      {failure && (
        <Notice kind="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div role="status" className={isDone ? undefined : 'visually-hidden'}>
        {isDone && <Notice kind="success">{done}</Notice>}
      </div>
    </>
  );
}
