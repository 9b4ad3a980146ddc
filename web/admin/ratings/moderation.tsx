import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ModerationItem } from '../../../contract/guest-ratings/moderation.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import styles from '../parts/admin.module.css';
import { FoundHeading } from '../parts/found-heading.tsx';
import { Pending } from '../parts/pending.tsx';
import { JudgedCard } from './judged-card.tsx';

export function Moderation({ objectPath }: { objectPath: string }): ReactNode {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const show = params.get('show') === 'decided' ? 'decided' : 'waiting';
  const { answer, failure, retry } = useCall('findModeration', { show });
  /** Items decided since the list was loaded. They keep their position and show the decision. */
  const [decided, setDecided] = useState<readonly ModerationItem[]>([]);
  const isSame = (one: ModerationItem, other: ModerationItem): boolean =>
    one.kind === other.kind && one.id === other.id;
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.ratings.title')}</h1>
      <p className={styles.soft}>{t('admin.ratings.lead')}</p>
      <ChoicePills
        legend={t('admin.ratings.show')}
        name="show"
        value={show}
        choices={(['waiting', 'decided'] as const).map((one) => ({
          value: one,
          label: t(`admin.ratings.${one}`),
        }))}
        onChange={(value) => {
          setDecided([]);
          setParams(value === 'decided' ? { show: value } : {}, { preventScrollReset: true });
        }}
        hideLegend
      />
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <section className={styles.stack} data-testid="moderation">
          <FoundHeading>
            {answer.items.length === 0
              ? t('admin.ratings.none')
              : t('admin.ratings.found', { count: answer.items.length })}
          </FoundHeading>
          {answer.items.map((item) => (
            <JudgedCard
              key={`${item.kind}-${item.id}`}
              item={decided.findLast((one) => isSame(one, item)) ?? item}
              objectPath={objectPath}
              onDecided={(updated) => setDecided((current) => [...current, updated])}
            />
          ))}
        </section>
      )}
    </div>
  );
}
