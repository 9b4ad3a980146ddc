import type { ReactNode } from 'react';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { countNights } from '../../../domain/stay.ts';
import { homePath } from '../home/home-path.ts';
import styles from './compare-dialog.module.css';
import type { CompareRow } from './compare-rows.ts';
import type { ComparedHome } from './compare-store.ts';
import { euros } from '../../../domain/money.ts';

/** The link needs the dates only. */
const noPrice = { nights: 0, total: euros(0), percent: 0, saved: 0, before: euros(0), consumption: null };

export function CompareHead({
  compared,
  onRemove,
}: {
  compared: ComparedHome;
  onRemove: () => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const routes = useRoutes();
  const { objectNumber, title, image, stay, childAges, pets } = compared;
  const path = homePath(routes, { objectNumber, stay: stay && { ...stay, ...noPrice } }, language, {
    childAges,
    pets,
  });
  return (
    <th scope="col" className={styles.head}>
      {image && <Picture src={image} alt="" sizes="260px" maxWidth={725} eager className={styles.picture} />}
      <Link to={path} className={styles.title}>
        {title}
      </Link>
      {stay && (
        <span className={styles.stay}>
          {t('compare.stay', {
            start: format.dayAndMonthShort(stay.startDate),
            end: format.dayAndMonthShort(stay.endDate),
            count: countNights(stay),
          })}
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        onClick={onRemove}
        aria-label={t('compare.removeHome', { title })}
      >
        <Icon name="close" size={18} />
      </button>
    </th>
  );
}

export function CompareRows({
  name,
  rows,
  columns,
}: {
  name: string;
  rows: readonly CompareRow[];
  columns: readonly number[];
}): ReactNode {
  const { t } = useTexts();
  return (
    <tbody>
      <tr>
        <th colSpan={columns.length + 1} scope="rowgroup" className={styles.group}>
          <span>{t(`compare.group.${name}`)}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key} className={row.key === 'price' ? styles.price : undefined}>
          <th scope="row" className={styles.label}>
            {row.label}
          </th>
          {row.values.map((value, index) => (
            <td key={columns[index]} className={styles.value}>
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
}
