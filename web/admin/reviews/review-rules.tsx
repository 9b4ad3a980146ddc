import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { contentKinds, type ContentKind } from '../../../domain/content-reviews.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import admin from '../parts/admin.module.css';

/**
 * Lists the kinds of text that need an approval before they are published. Editors who may publish without one can
 * change the list.
 */
export function ReviewRules({
  listed: { kinds, kindsSet },
  onChanged,
}: {
  listed: ResponseOf<Api['listContentReviews']>;
  onChanged: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { account } = useVisitor();
  const maySet = account?.accountPermissions['content.publish'] === true;
  return (
    <Card className={admin.stack} data-testid="review-rules">
      <div>
        <h2 className={admin.title}>{t('desk.reviews.rules')}</h2>
        <p className={admin.soft}>{t('desk.reviews.rulesText')}</p>
      </div>
      {maySet ? (
        <RulesForm key={kinds.join(' ')} kinds={kinds} onChanged={onChanged} />
      ) : (
        <p>
          {kinds.length === 0
            ? t('desk.reviews.noRules')
            : contentKinds
                .filter((kind) => kinds.includes(kind))
                .map((kind) => t(`desk.reviews.kind.${kind}`))
                .join(', ')}
        </p>
      )}
      {kindsSet && (
        <p className={admin.soft}>
          {t('desk.reviews.rulesSet', { name: kindsSet.by, moment: format.moment(kindsSet.at) })}
        </p>
      )}
    </Card>
  );
}

function RulesForm({
  kinds,
  onChanged,
}: {
  kinds: readonly ContentKind[];
  onChanged: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<ReadonlySet<ContentKind>>(() => new Set(kinds));
  const { submit, sending, failure } = useSubmit('setReviewRules', { onDone: onChanged });
  const isSame = wanted.size === kinds.length && kinds.every((kind) => wanted.has(kind));
  return (
    <form
      className={admin.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ kinds: contentKinds.filter((kind) => wanted.has(kind)) });
      }}
    >
      <fieldset className={admin.stack}>
        <legend className="visually-hidden">{t('desk.reviews.rules')}</legend>
        {contentKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`desk.reviews.kind.${kind}`)}
            checked={wanted.has(kind)}
            onChange={({ target }) => {
              const next = new Set(wanted);
              if (target.checked) next.add(kind);
              else next.delete(kind);
              setWanted(next);
            }}
          />
        ))}
      </fieldset>
      <p>
        <Button type="submit" variant="primary" small disabled={isSame} busy={sending !== null}>
          {t('desk.reviews.saveRules')}
        </Button>
      </p>
      <FailureNotice text={failure && t('admin.failed')} />
    </form>
  );
}
