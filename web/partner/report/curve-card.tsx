import type { ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import parts from '../parts/partner.module.css';
import styles from './curve-card.module.css';
import type { CurvePoint } from './report-curve.ts';

const height = 72;
const step = 20;

/** Visits and bookings over time, each with a scale of its own: one is a hundred times the other. */
export function CurveCard({ points }: { points: readonly CurvePoint[] }): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={parts.stack} data-testid="report-curve">
      <h2 className={parts.title}>{t('partner.report.overTime')}</h2>
      <div className={styles.plots}>
        <Plot name="visits" points={points} />
        <Plot name="asked" points={points} />
      </div>
    </Card>
  );
}

function Plot({ name, points }: { name: 'visits' | 'asked'; points: readonly CurvePoint[] }): ReactNode {
  const { t, format, language } = useTexts();
  const highest = Math.max(...points.map((point) => point[name]), 0);
  const label = t(`partner.report.${name}`);
  const peak = points.find((point) => highest > 0 && point[name] === highest);
  const dates = ({ from, until }: CurvePoint): string =>
    from === until ? format.date(from) : `${format.date(from)} – ${format.date(until)}`;
  return (
    <figure className={styles.plot}>
      <figcaption>
        <strong>{label}</strong>{' '}
        <span className={parts.soft}>
          {peak
            ? t('partner.report.most', { count: highest, days: dates(peak) })
            : t('partner.report.noneOverTime')}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${points.length * step} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
        role="img"
        aria-label={label}
      >
        {points.map((point, index) => {
          const tall = highest === 0 ? 0 : (point[name] / highest) * (height - 2);
          return (
            <rect key={point.from} x={index * step + 2} width={step - 4} y={height - tall} height={tall}>
              <title>{labelled(language, dates(point), format.number(point[name]))}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{points[0] && format.date(points[0].from)}</span>
        <span>{points.length > 1 && format.date(points.at(-1)!.until)}</span>
      </p>
    </figure>
  );
}
