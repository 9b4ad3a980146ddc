import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';

/** Shown while the page of a logged-in person loads their data; it stays without scripts, with a notice. */
export function LoadingCard({
  text,
  noScript,
  className,
}: {
  text: string;
  noScript?: string;
  className: string | undefined;
}): ReactNode {
  return (
    <>
      {noScript !== undefined && <p className="no-script-only">{noScript}</p>}
      <Card aria-busy="true" className={className}>
        <p className="visually-hidden" role="status">
          {text}
        </p>
        <Skeleton form="title" />
        <Skeleton />
        <Skeleton />
      </Card>
    </>
  );
}
