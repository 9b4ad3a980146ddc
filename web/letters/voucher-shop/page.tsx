import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/letters.module.css';
import type { load } from './load.ts';
import { OrderForm } from './order-form.tsx';
import { OrderState } from './order-state.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

const isNumber = (text: string | null): text is string => text !== null && /^\d{1,15}$/.test(text);

export default function VoucherShopPage(): ReactNode {
  const { t } = useTexts();
  const { withdrawalPath, aboutPath, today, contactPath } = useLoaderData<typeof load>();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const [voucher, customer] = [query.get('voucher'), query.get('customer')];
  const isOrdered = isHydrated && isNumber(voucher) && isNumber(customer);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('vouchers.shop.title')}</h1>
        <p className={styles.lead}>{t('vouchers.shop.lead')}</p>
        <p className="no-script-only">{t('vouchers.noScript')}</p>
      </header>
      <div className={styles.columns}>
        <Card>
          {isOrdered ? (
            <OrderState numbers={{ bookingID: Number(voucher), customerNumber: Number(customer) }} />
          ) : contactPath === null ? (
            <OrderForm today={today} />
          ) : (
            <NotSold contactPath={contactPath} />
          )}
        </Card>
        <aside aria-labelledby="voucher-terms">
          <Card className={styles.office}>
            <h2 id="voucher-terms" className={styles.kindTitle}>
              {t('vouchers.shop.terms')}
            </h2>
            <ul className={styles.form}>
              {(['validity', 'parts', 'cash', 'withdrawal'] as const).map((term) => (
                <li key={term}>{t(`vouchers.shop.term.${term}`)}</li>
              ))}
            </ul>
            <p>
              <Link to={withdrawalPath} className={styles.way}>
                {t('vouchers.shop.withdraw')}
              </Link>
            </p>
            <p>
              <Link to={aboutPath} className={styles.way}>
                {t('vouchers.about')}
              </Link>
            </p>
          </Card>
        </aside>
      </div>
    </div>
  );
}

/** Says that vouchers are not sold here, and whom to ask. */
function NotSold({ contactPath }: { contactPath: string }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <p>{t('vouchers.shop.notSold')}</p>
      <p>
        <Link to={contactPath} className={styles.way}>
          {t('vouchers.shop.ask')}
        </Link>
      </p>
    </>
  );
}
