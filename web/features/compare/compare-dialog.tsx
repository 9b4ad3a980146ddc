import { useState, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Picture } from '../../components/picture.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { homePath } from '../home/home-path.ts';
import { nightsOf } from '../../../domain/stay.ts';
import { compareGroups, isDifference } from './compare-rows.ts';
import type { ComparedHome } from './compare-store.ts';
import styles from './compare-dialog.module.css';
import { useComparison } from './use-comparison.ts';

/** Up to four homes side by side, each with the price of its own stay. */
export default function CompareDialog({
  homes,
  onRemove,
  onClose,
}: {
  homes: readonly ComparedHome[];
  onRemove: (home: ComparedHome) => void;
  onClose: () => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const routes = useRoutes();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const comparison = useComparison(homes, language);
  const known = homes.filter(({ objectNumber }) => comparison.homes.has(objectNumber));
  const groups = compareGroups(
    known.map(({ objectNumber }) => ({
      home: comparison.homes.get(objectNumber)!,
      price: comparison.prices.get(objectNumber) ?? null,
    })),
    t,
    format,
  );

  const head = (compared: ComparedHome): ReactNode => {
    const { objectNumber, title, image, stay, childAges, pets } = compared;
    const path = homePath(routes, { objectNumber, stay: stay && { ...stay, ...noPrice } }, language, {
      childAges,
      pets,
    });
    return (
      <th key={objectNumber} scope="col" className={styles.head}>
        {image && (
          <Picture src={image} alt="" sizes="260px" maxWidth={725} eager className={styles.picture} />
        )}
        <Link to={path} className={styles.title}>
          {title}
        </Link>
        {stay && (
          <span className={styles.stay}>
            {t('compare.stay', {
              start: format.dayAndMonthShort(stay.startDate),
              end: format.dayAndMonthShort(stay.endDate),
              count: nightsOf(stay),
            })}
          </span>
        )}
        <button
          type="button"
          className={styles.remove}
          onClick={() => onRemove(compared)}
          aria-label={t('compare.removeHome', { title })}
        >
          <Icon name="close" size={18} />
        </button>
      </th>
    );
  };

  return (
    <Dialog broad title={t('compare.title')} closeLabel={t('compare.close')} onClose={onClose}>
      {comparison.state === 'failed' && (
        <Notice kind="warning" role="alert">
          <p>{t('compare.failed')}</p>
          <Button onClick={comparison.retry}>{t('compare.retry')}</Button>
        </Notice>
      )}
      {comparison.state === 'loading' && (
        <p className={styles.loading} role="status">
          {t('compare.loading')}
        </p>
      )}
      {comparison.state === 'ready' && (
        <>
          <Checkbox
            label={t('compare.onlyDifferences')}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
            className={styles.differences}
          />
          {/* Four columns are wider than a phone. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
          <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('compare.title')}>
            <table className={styles.table} data-testid="compare-table">
              <caption className="visually-hidden">{t('compare.title')}</caption>
              <thead>
                <tr>
                  <td className={styles.corner} />
                  {known.map(head)}
                </tr>
              </thead>
              {groups.map(({ name, rows }) => {
                const shown = onlyDifferences ? rows.filter(isDifference) : rows;
                if (shown.length === 0) return null;
                return (
                  <tbody key={name}>
                    <tr>
                      <th colSpan={known.length + 1} scope="rowgroup" className={styles.group}>
                        <span>{t(`compare.group.${name}`)}</span>
                      </th>
                    </tr>
                    {shown.map((row) => (
                      <tr key={row.key} className={row.key === 'price' ? styles.price : undefined}>
                        <th scope="row" className={styles.label}>
                          {row.label}
                        </th>
                        {row.values.map((value, index) => (
                          <td key={known[index]!.objectNumber} className={styles.value}>
                            {row.marks?.[index] ? (
                              <>
                                <Icon name="check" size={20} className={styles.check} />
                                <span className="visually-hidden">{value}</span>
                              </>
                            ) : (
                              value
                            )}
                            {row.best === index && <small className={styles.best}>{t('compare.best')}</small>}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                );
              })}
            </table>
          </div>
          {known.length < homes.length && <Notice>{t('compare.gone')}</Notice>}
        </>
      )}
    </Dialog>
  );
}

/** A link needs the dates alone. */
const noPrice = { nights: 0, total: 0, percent: 0, before: 0, consumption: null };
