import { useState, type ReactNode } from 'react';
import { factParts, isAskedIn, type FactPart, type OperatorFact } from '../../../domain/operator/facts.ts';
import { invoicePrefixes } from '../../../domain/operator/invoice-prefixes.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { FactField } from './fact-field.tsx';
import type { OperatorState } from './operator-state.ts';
import { readFacts, typedFacts } from './typed-facts.ts';

/** Form of one step with its stored facts. Facts from the configuration file are read-only. */
export function PartForm({
  part,
  state,
  onSaved,
}: {
  part: FactPart;
  state: OperatorState;
  onSaved: (state: OperatorState, goesOn: boolean) => void;
}): ReactNode {
  const { t } = useTexts();
  const names: readonly OperatorFact[] = factParts[part].filter(
    (fact) => isAskedIn(fact, state.facts.country) || state.facts[fact] !== undefined,
  );
  const usual = invoicePrefixes({ country: state.facts.country, languages: state.facts.languages });
  const [typed, setTyped] = useState(() => typedFacts(names, state.facts));
  const [goesOn, setGoesOn] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const save = useSubmit('setOperator', {
    onDone: (next) => {
      setIsSaved(true);
      setTyped(typedFacts(names, next.facts));
      onSaved(next, goesOn);
    },
  });
  const problems = save.failure?.type === 'facts-invalid' ? save.failure.data.problems : [];
  const changeable = names.filter((fact) => !state.locked.includes(fact));
  return (
    <Card>
      <form
        className={styles.narrow}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsSaved(false);
          void save.submit(readFacts(changeable, typed) as Parameters<typeof save.submit>[0]);
        }}
      >
        {names.map((fact) => (
          <FactField
            key={fact}
            fact={fact}
            typed={typed}
            isLocked={state.locked.includes(fact)}
            isMissing={state.missing.includes(fact)}
            usualPrefix={fact === 'stayInvoicePrefix' ? usual.stay : usual.commission}
            problem={problems.find((one) => one.fact === fact)?.problem}
            onTyped={(fields) => {
              setTyped({ ...typed, ...fields });
              setIsSaved(false);
            }}
          />
        ))}
        <FailureNotice
          kind="warning"
          text={save.failure && t(problems.length > 0 ? 'operator.wrong' : 'admin.failed')}
        />
        {isSaved && (
          <Notice kind="success" role="status">
            {t('operator.saved')}
          </Notice>
        )}
        <p className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            busy={save.sending !== null && goesOn}
            onClick={() => setGoesOn(true)}
          >
            {t('operator.next')}
          </Button>
          <Button type="submit" busy={save.sending !== null && !goesOn} onClick={() => setGoesOn(false)}>
            {t('operator.save')}
          </Button>
        </p>
      </form>
    </Card>
  );
}
