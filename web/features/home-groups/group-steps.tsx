import type { ReactNode } from 'react';
import type { HomeGroup } from '../../../contract/search/find-home-groups.ts';
import { stayQuery } from '../../../domain/stay-query.ts';
import { partyInWords } from '../../../texts/party-in-words.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './home-groups.module.css';

/** Says how each home of a group is booked, in which order, and what happens if one of them is declined. */
export function GroupSteps({ group, onClose }: { group: HomeGroup; onClose: () => void }): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const { homes, priceComplete } = group;
  const { startDate, endDate } = homes[0]!.priceObject;
  const onRequest = homes.filter(({ isInstant }) => !isInstant).length;
  const advice = onRequest === 0 ? 'instantOnly' : onRequest === homes.length ? 'requestOnly' : 'declined';
  return (
    <Dialog title={t('groups.steps.title')} closeLabel={t('groups.steps.close')} onClose={onClose} wide>
      <div className={styles.steps} data-testid="group-steps">
        <p>
          {t('groups.steps.stay', {
            from: format.date(startDate),
            to: format.date(endDate),
            sum: format.money(priceComplete),
          })}
        </p>
        <Notice title={t('groups.steps.contracts', { count: homes.length })}>
          <p>{t(`groups.steps.${advice}`)}</p>
        </Notice>
        <ol className={styles.stepList}>
          {homes.map((home) => {
            const { objectNumber, persons, childAges, pets, freeCancelDays } = home;
            const query = stayQuery({ startDate, endDate, persons, childAges, pets });
            return (
              <li key={objectNumber} className={styles.step}>
                <h3 className={styles.title}>{home.title}</h3>
                <Badge icon={home.isInstant ? 'check' : 'clock'}>
                  {t(home.isInstant ? 'groups.steps.instant' : 'groups.steps.request')}
                </Badge>
                <p className={styles.note}>
                  {partyInWords({ persons, childAges, pets }, t)}
                  {freeCancelDays !== null && ` · ${t('groups.steps.freeCancel', { count: freeCancelDays })}`}
                </p>
                <p className={styles.sum}>
                  <span>{t('groups.steps.price')}</span>
                  <strong>{format.money(home.priceObject.priceComplete)}</strong>
                </p>
                <ButtonLink
                  to={pathOf('ObjectPage', language, { objectNumber }) + query}
                  target="_blank"
                  aria-label={t('groups.steps.bookTitle', { title: home.title })}
                >
                  {t('groups.steps.book')}
                </ButtonLink>
              </li>
            );
          })}
        </ol>
      </div>
    </Dialog>
  );
}
