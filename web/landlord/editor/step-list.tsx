import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import own from './steps.module.css';
import type { StepName, StepState } from './editor-steps.ts';

/** Lists all steps with their missing facts. On a phone the list is collapsed below the current step. */
export function StepList({
  states,
  current,
}: {
  states: readonly StepState[];
  /** Null for the menu of steps, and if all sections are shown on one page. */
  current: StepName | null;
}): ReactNode {
  const { t } = useTexts();
  const doneCount = states.filter(({ isDone }) => isDone).length;
  const at = states.findIndex(({ name }) => name === current);
  const words = { done: String(doneCount), total: String(states.length) };
  return (
    <nav aria-label={t('landlord.editor.steps.label')} className={own.guide} data-testid="steps">
      <p className={own.progress}>
        <strong>
          {current === null
            ? t(
                doneCount === states.length ? 'landlord.editor.steps.menu' : 'landlord.editor.steps.done',
                words,
              )
            : t('landlord.editor.steps.current', {
                ...{ number: String(at + 1), total: words.total },
                name: t(`landlord.editor.steps.${current}`),
              })}
        </strong>
        <progress value={doneCount} max={states.length} aria-label={t('landlord.editor.steps.done', words)} />
      </p>
      <details key={current} className={own.fold} open={current === null ? true : undefined}>
        <summary>{t('landlord.editor.steps.all')}</summary>
        <ol className={own.steps}>
          {states.map(({ name, missing, isDone }, index) => (
            <li key={name}>
              <Link
                to={`?step=${name}`}
                className={own.step}
                aria-current={name === current ? 'step' : undefined}
                data-done={isDone || undefined}
              >
                <span className={own.mark} aria-hidden="true">
                  {isDone ? <Icon name="check" size={16} /> : index + 1}
                </span>
                <span>
                  {t(`landlord.editor.steps.${name}`)}
                  {isDone && (
                    <span className="visually-hidden">{` (${t('landlord.editor.steps.isDone')})`}</span>
                  )}
                  {missing.length > 0 && (
                    <span className={own.missing}>
                      {t('landlord.editor.steps.missing', {
                        list: missing.map((gap) => t(`landlord.editor.gaps.${gap}.name`)).join(', '),
                      })}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
