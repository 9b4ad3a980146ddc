import type { ReactNode } from 'react';
import type { FigurePeriod } from '../../../domain/homes/home-figures.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import { sheetType } from '../../features/own-area/sheet-csv.ts';
import { DemandCard } from './demand-card.tsx';
import { figuresCsv } from './figures-csv.ts';
import { FiguresSums } from './figures-sums.tsx';
import styles from './figures.module.css';
import type { Figures } from './figures.ts';
import { FunnelCard } from './funnel-card.tsx';
import { HomesCard } from './homes-card.tsx';
import { LeadCard } from './lead-card.tsx';
import { OccupancyCard } from './occupancy-card.tsx';
import { OpenCard } from './open-card.tsx';
import { OriginsCard } from './origins-card.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { WeaknessList } from './weakness-list.tsx';

export function FiguresView({
  figures,
  name,
  period,
  objectNumber,
  isPending,
}: {
  figures: Figures;
  name: string;
  period: FigurePeriod;
  objectNumber: number;
  isPending: boolean;
}): ReactNode {
  const { t, language } = useTexts();
  const { months, ofHomes } = figures;
  return (
    <div className={styles.view} aria-busy={isPending}>
      <FiguresSums figures={figures} />
      {ofHomes.length === 1 && ofHomes[0]!.weaknesses.length > 0 && (
        <Card className={styles.card} data-testid="weaknesses">
          <h2 className={styles.title}>{t('landlord.figures.ofHomes.whyTitle')}</h2>
          <WeaknessList home={ofHomes[0]!} />
        </Card>
      )}
      <RevenueCard figures={figures} />
      <OccupancyCard months={months} />
      {ofHomes.length > 1 && <HomesCard figures={figures} period={period} />}
      <OpenCard months={figures.open} objectNumber={objectNumber} />
      <div className={styles.pair}>
        <FunnelCard funnel={figures.funnel} />
        <DemandCard demand={figures.demand} />
        <LeadCard lead={figures.lead} />
        <OutcomeCard figures={figures} />
        <OriginsCard origins={figures.origins} />
      </div>
      <p>
        <Button
          onClick={() =>
            downloadText({
              fileName: `${name}-${months[0]!.month.slice(0, 7)}-${months.at(-1)!.month.slice(0, 7)}.csv`,
              mediaType: sheetType,
              content: figuresCsv(months, t, language),
            })
          }
        >
          {t('landlord.figures.csv.save')}
        </Button>
      </p>
    </div>
  );
}
