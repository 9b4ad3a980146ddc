import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { figurePeriods, type FigurePeriod } from '../../../domain/homes/home-figures.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField } from '../../components/field.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { NoHomes } from '../parts/no-homes.tsx';
import frame from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';
import { FiguresView } from './figures-view.tsx';
import { readFiguresQuery } from './read-figures-query.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordFiguresPage(): ReactNode {
  const { t, language } = useTexts();
  const [query, setQuery] = useSearchParams();
  const { objectNumber, period } = readFiguresQuery(query);
  const call = useOwnCall('getHomeFigures', { objectNumber, period, languageCode: language });
  const figures = call.answer;
  const changeQuery = (changes: Record<string, string>): void => {
    const params = new URLSearchParams({ home: String(objectNumber), period, ...changes });
    if (params.get('home') === '0') params.delete('home');
    if (params.get('period') === 'past') params.delete('period');
    setQuery(params, { replace: true, preventScrollReset: true });
  };
  const periodLabel = (one: FigurePeriod): string => {
    const thisYear = Number(figures?.today.slice(0, 4));
    if (one === 'year') return String(thisYear);
    return one === 'lastYear' ? String(thisYear - 1) : t(`landlord.figures.periods.${one}`);
  };
  if (!figures || call.state !== 'loading') {
    return (
      <LandlordFrame title={t('landlord.figures.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={t('landlord.figures.title')}>
      {figures.homes.length === 0 && <NoHomes />}
      <div className={frame.filters}>
        {figures.homes.length > 1 && (
          <SelectField
            label={t('landlord.bookings.home')}
            value={objectNumber}
            onChange={({ target }) => changeQuery({ home: target.value })}
          >
            <option value={0}>{t('landlord.bookings.allHomes')}</option>
            {figures.homes.map((home) => (
              <option key={home.objectNumber} value={home.objectNumber}>
                {homeWithPlace(home)}
              </option>
            ))}
          </SelectField>
        )}
        <ChoicePills
          legend={t('landlord.figures.period')}
          name="period"
          value={period}
          choices={figurePeriods.map((one) => ({
            value: one,
            label: periodLabel(one),
          }))}
          onChange={(choice) => changeQuery({ period: choice })}
          hideLegend
        />
      </div>
      {figures.homes.length > 0 && (
        <FiguresView
          figures={figures}
          name={objectNumber === 0 ? 'all' : String(objectNumber)}
          period={period}
          objectNumber={objectNumber}
          isPending={call.isPending}
        />
      )}
    </LandlordFrame>
  );
}
