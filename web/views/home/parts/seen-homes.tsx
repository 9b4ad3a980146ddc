import type { ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { toCardHome, type CardHome } from '../../../features/home/card-home.ts';
import { HomeGrid } from '../../../features/home-card/home-grid.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import styles from '../home-view.module.css';

const shownMax = 3;

export default function SeenHomes({ objectNumber }: { objectNumber: number }): ReactNode {
  const { t, language } = useTexts();
  const { lastSeen } = useVisitor();
  const viewedNumbers = lastSeen.filter((number) => number !== objectNumber).slice(0, shownMax);
  const { answer, failure } = useCall(
    'getObjectsInternal',
    viewedNumbers.length > 0 ? { objectNumbers: viewedNumbers, languageCode: language } : null,
  );
  // Recently viewed homes are optional, so a failure shows nothing.
  const today = useToday();
  const shownHomes = failure ? [] : (answer ?? []).filter(({ active }) => active);
  const homes = shownHomes.map((home) => toCard(home, today));

  if (homes.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="seen" data-testid="seen-homes">
      <h2 id="seen">{t('object.seen')}</h2>
      <HomeGrid homes={homes} swipes />
    </section>
  );
}

function toCard(
  { objectNumber, ...summary }: ResponseOf<Api['getObjectsInternal']>[number],
  today: string,
): CardHome {
  return toCardHome({ ...summary, objectNumber: objectNumber.value, priceObject: null }, today);
}
