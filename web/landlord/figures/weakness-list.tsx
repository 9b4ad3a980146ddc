import type { ReactNode } from 'react';
import type { FiguresOfHome } from '../../../contract/home-figures/get-home-figures.ts';
import type { HomeWeakness } from '../../../domain/homes/home-figures.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import styles from './figures.module.css';
import { useFigureWords } from './use-figure-words.ts';

/** Writes why a home brings less than it could, with its numbers. */
export function useWeaknessText(): (home: FiguresOfHome, weakness: HomeWeakness) => string {
  const { t, format } = useTexts();
  const { percent } = useFigureWords();
  return (home, weakness) => {
    switch (weakness) {
      case 'noPrice':
        return t('landlord.figures.weak.noPrice', { count: home.open.withoutPrice });
      case 'blocked':
        return t('landlord.figures.weak.blocked', { percent: percent(home.blocked / home.nights) });
      case 'unanswered':
        return t('landlord.figures.weak.unanswered', { count: home.lost });
      case 'fewViews':
      case 'notAsked':
        return t(`landlord.figures.weak.${weakness}`, { count: home.views });
      case 'ratings':
        return t('landlord.figures.weak.ratings', {
          average: format.number(home.rating!.average, 1),
          part: t(`ratings.part.${home.rating!.weakest}`),
        });
      case 'shortGaps':
        return t('landlord.figures.weak.shortGaps', { count: home.open.shortGaps });
    }
  };
}

/** Each weakness is a link to where it can be mended. */
export function WeaknessList({ home }: { home: FiguresOfHome }): ReactNode {
  const { t } = useTexts();
  const weaknessText = useWeaknessText();
  const buildPath = useLandlordPaths();
  const { objectNumber, weaknesses } = home;
  const ofHome = `?home=${objectNumber}`;
  const editor = (step: string): string =>
    `${buildPath('LandlordHomeEditor', { objectNumber })}?step=${step}`;
  const places: Record<HomeWeakness, string> = {
    noPrice: editor('prices'),
    blocked: buildPath('LandlordCalendar') + ofHome,
    unanswered: buildPath('LandlordBookings') + ofHome,
    fewViews: editor('photos'),
    notAsked: editor('prices'),
    ratings: buildPath('LandlordRatings') + ofHome,
    shortGaps: buildPath('LandlordCalendar') + ofHome,
  };
  if (weaknesses.length === 0) return t('landlord.figures.ofHomes.well');
  return (
    <ul className={styles.weak}>
      {weaknesses.map((weakness) => (
        <li key={weakness}>
          <Link to={places[weakness]}>{weaknessText(home, weakness)}</Link>
        </li>
      ))}
    </ul>
  );
}
