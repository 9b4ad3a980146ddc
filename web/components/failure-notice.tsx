import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** Tells that an action of the visitor failed, and why; renders nothing without a text. */
export function FailureNotice({
  kind = 'danger',
  text,
}: {
  kind?: 'danger' | 'warning';
  text: ReactNode;
}): ReactNode {
  return (
    text && (
      <Notice kind={kind} role="alert">
        {text}
      </Notice>
    )
  );
}
