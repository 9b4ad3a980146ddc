import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { DraftsCard } from '../desk/drafts-card.tsx';
import { PlannedCard } from '../desk/planned-card.tsx';
import { ReviewsCard } from '../desk/reviews-card.tsx';
import { buildRows } from '../editors/pages-of.ts';
import { ContentLoader } from '../editors/content-loader.tsx';

/** Shows the texts on which editors are working: those that wait for a review, those that are scheduled, and drafts. */
export function WritingCards(): ReactNode {
  const { t, language } = useTexts();
  return (
    <ContentLoader>
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
    </ContentLoader>
  );
}
