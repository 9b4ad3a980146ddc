import { useRef, useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { readFactsFile, writeFactsFile } from './facts-file.ts';
import type { OperatorState } from './operator-state.ts';

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** Saves all facts of the operator except pictures to a file, and reads such a file of another site. */
export function FactsTransfer({
  state,
  onImported,
}: {
  state: OperatorState;
  onImported: (state: OperatorState) => void;
}): ReactNode {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [isImported, setImported] = useState(false);
  const save = useSubmit('setOperator', {
    onDone: (next) => {
      setImported(true);
      onImported(next);
    },
  });
  const problems = save.failure?.type === 'facts-invalid' ? save.failure.data.problems : [];
  const refusedNames = problems.map(({ fact }) => t(`operator.fact.${fact}`)).join(', ');
  const importFile = async (file: File): Promise<void> => {
    const facts = readFactsFile(await file.text(), state.locked);
    setImported(false);
    setRefused(facts === null);
    if (facts !== null) await save.submit({ facts } as Parameters<typeof save.submit>[0]);
  };
  return (
    <details>
      <summary>{t('operator.carry.title')}</summary>
      <p className={styles.soft}>{t('operator.carry.text')}</p>
      <p className={styles.actions}>
        <Button small onClick={() => saveFile('operator.json', writeFactsFile(state.facts))}>
          {t('operator.carry.save')}
        </Button>
        <Button small busy={save.sending !== null} onClick={() => field.current?.click()}>
          {t('operator.carry.read')}
        </Button>
      </p>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t('operator.carry.read')}
        accept="application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void importFile(file);
          target.value = '';
        }}
      />
      <FailureNotice
        kind="warning"
        text={
          isRefused
            ? t('operator.carry.refused')
            : save.failure &&
              (problems.length > 0 ? t('operator.carry.wrong', { facts: refusedNames }) : t('admin.failed'))
        }
      />
      {isImported && (
        <Notice kind="success" role="status">
          {t('operator.saved')}
        </Notice>
      )}
    </details>
  );
}
