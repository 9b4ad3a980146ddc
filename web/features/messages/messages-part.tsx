import { Suspense, type ReactNode } from 'react';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { BookingLink } from '../booking/use-linked.ts';

const ThreadCard = lazyPart(() => import('./thread-card.tsx'), 'thread-card');

export function MessagesPart(props: { side: MessageSide; link: BookingLink }): ReactNode {
  return (
    <Suspense fallback={null}>
      <ThreadCard {...props} />
    </Suspense>
  );
}
