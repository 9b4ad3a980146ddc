import { useEffect, useRef, useState, type ReactNode } from 'react';
import { factParts, type FactPart } from '../../../domain/operator/facts.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { Acts } from './acts.tsx';
import { changesHeader } from './changes-header.ts';
import { FactsTransfer } from './facts-transfer.tsx';
import { PartForm } from './part-form.tsx';
import { Providers } from './providers.tsx';
import { SiteGoogleFeed } from './site-google-feed.tsx';
import own from './operator.module.css';
import type { OperatorState } from './operator-state.ts';

const steps = [...(Object.keys(factParts) as FactPart[]), 'providers'] as const;
type Step = (typeof steps)[number];

/** Names the saved step in the address when the page is loaded anew to show a new header. */
const savedParam = 'saved';
const findStep = (name: string | null): Step | null => steps.find((one) => one === name) ?? null;

/** Edits all facts about the operator in six steps. The first time it leads through them in order. */
export function OperatorRoom(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('getOperator', {});
  const [saved, setSaved] = useState<OperatorState | null>(null);
  // Remounts the form of a step after facts were read from a file.
  const [importCount, setImportCount] = useState(0);
  // The hash of the address may name a step. The component is only rendered in the browser.
  const [step, setStep] = useState<Step | null>(() => findStep(location.hash.slice(1)));
  const [savedStep, setSavedStep] = useState<Step | null>(() =>
    findStep(new URLSearchParams(location.search).get(savedParam)),
  );
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash);
  }, []);
  const top = useRef<HTMLDivElement>(null);
  // The next step begins at its top, and there the focus goes on, too.
  const [advanceCount, setAdvanceCount] = useState(0);
  useEffect(() => {
    if (advanceCount === 0) return;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [advanceCount]);
  const state = saved ?? answer;
  const current = step ?? (state ? firstIncompleteStep(state) : 'site');
  const goToStep = (next: Step): void => {
    setStep(next);
    setSavedStep(null);
    history.replaceState(history.state, '', `#${next}`);
  };
  const onSaved = (before: OperatorState, next: OperatorState, goesOn: boolean): void => {
    const target = goesOn ? steps[steps.indexOf(current) + 1]! : current;
    if (changesHeader(before, next)) {
      location.assign(`${location.pathname}?${savedParam}=${current}#${target}`);
      return;
    }
    setSaved(next);
    if (!goesOn) return;
    goToStep(target);
    setSavedStep(current);
    setAdvanceCount(advanceCount + 1);
  };
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('operator.title')}</h1>
        <p>{t('operator.lead')}</p>
      </div>
      <Pending {...{ answer, failure, retry }} />
      {state && (
        <>
          <nav className={own.steps} aria-label={t('operator.steps')}>
            {steps.map((one, index) => (
              <Button
                key={one}
                small
                variant={one === current ? undefined : 'quiet'}
                aria-current={one === current ? 'step' : undefined}
                onClick={() => goToStep(one)}
              >
                {`${index + 1} ${t(`operator.part.${one}`)}`}
              </Button>
            ))}
          </nav>
          <div ref={top} tabIndex={-1}>
            {savedStep !== null && (
              <Notice kind="success" role="status">
                {t('operator.savedStep', { name: t(`operator.part.${savedStep}`) })}
              </Notice>
            )}
          </div>
          <h2 className={styles.title}>
            {t('operator.step', { number: steps.indexOf(current) + 1, name: t(`operator.part.${current}`) })}
          </h2>
          {current === 'providers' ? (
            <>
              <Providers state={state} />
              <SiteGoogleFeed />
            </>
          ) : (
            <PartForm
              key={`${current} ${importCount}`}
              part={current}
              state={state}
              onSaved={(next, goesOn) => onSaved(state, next, goesOn)}
            />
          )}
          <FactsTransfer
            state={state}
            onImported={(next) => {
              setSaved(next);
              setImportCount(importCount + 1);
            }}
          />
          <Acts acts={state.acts} />
        </>
      )}
    </div>
  );
}

/** Returns the first step with missing facts that are required for opening the site. */
function firstIncompleteStep({ missing }: OperatorState): Step {
  const parts = Object.entries(factParts) as [FactPart, readonly string[]][];
  return parts.find(([, facts]) => missing.some((fact) => facts.includes(fact)))?.[0] ?? 'site';
}
