import { Suspense, useEffect, type ReactNode } from 'react';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useNear } from '../../components/use-near.ts';
import type { BookingLink } from '../booking/use-linked.ts';

const ThreadCard = lazyPart(() => import('./thread-card.tsx'), 'thread-card');

/** Where mails lead to. */
const place = 'messages';

/** What guest and landlord write to each other about a booking; it is fetched when somebody comes to it. */
export function MessagesPart({ side, link }: { side: MessageSide; link: BookingLink }): ReactNode {
  const [section, near] = useNear<HTMLElement>();
  useEffect(() => {
    if (location.hash === `#${place}`) section.current?.scrollIntoView();
  }, [section]);
  return (
    <section id={place} ref={section}>
      {near && (
        <Suspense fallback={null}>
          <ThreadCard side={side} link={link} />
        </Suspense>
      )}
    </section>
  );
}
