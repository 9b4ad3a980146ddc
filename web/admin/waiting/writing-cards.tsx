import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { DraftsCard } from '../desk/drafts-card.tsx';
import { PlannedCard } from '../desk/planned-card.tsx';
import { ReviewsCard } from '../desk/reviews-card.tsx';
import { buildRows } from '../editors/pages-of.ts';
import { WithListed } from '../editors/use-listed.tsx';

/** What editors have in hand: texts that need a second pair of eyes, what is scheduled, and drafts. */
export function WritingCards(): ReactNode {
  const { t, language } = useTexts();
  return (
    <WithListed>
      {({ units }) => {
        const rows = buildRows(units, language, (name) => t(`desk.menus.${name}`));
        return (
          <>
            <ReviewsCard rows={rows} />
            <PlannedCard rows={rows} />
            <DraftsCard rows={rows} />
          </>
        );
      }}
    </WithListed>
  );
}
