import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { checkRules } from '../../../domain/homes/check-part.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import { HorizonField, LeadFields } from './rule-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { readRules, writeRules, type TypedRules } from './typed-rules.ts';
import type { Editing } from './use-editing.ts';

type Examples = ResponseOf<Api['previewOwnRules']>;

/**
 * Rules on how late and how far ahead guests can book, and on gaps between stays. Each shows its effect on the home's
 * calendar.
 */
export function RulesSection({ editing }: { editing: Editing }): ReactNode {
  const { t, format, language } = useTexts();
  const { objectNumber } = editing.home;
  const [typed, setTyped] = useState<TypedRules>(() => writeRules(editing.home.rules));
  const change = (part: Partial<TypedRules>): void => setTyped((current) => ({ ...current, ...part }));
  const rules = readRules(typed);
  const isWhole = Object.keys(checkRules(rules)).length === 0;
  const preview = useCall(
    'previewOwnRules',
    isWhole ? { objectNumber, languageCode: language, rules } : null,
    { debounceMs: 300, firstAtOnce: true },
  );
  const examples = isWhole ? preview.answer : null;
  const renderExample = (name: string, text: string | null | undefined): ReactNode =>
    text && (
      <p className={own.preview} role="status" data-testid={`rule-${name}`}>
        {text}
      </p>
    );
  const gapText = ({ gap }: Examples): string | null =>
    gap &&
    t(`landlord.editor.rules.example.${gap.isBookable ? 'gapBookable' : 'gapTooShort'}`, {
      count: gap.nights,
      from: format.date(gap.startDate),
      until: format.date(gap.endDate),
    });
  const leftText = ({ leftOver }: Examples): string | null =>
    leftOver &&
    t('landlord.editor.rules.example.leftOver', {
      count: leftOver.nights,
      free: format.date(leftOver.freeFrom),
      arrival: format.date(leftOver.arrival),
      next: format.date(leftOver.nextArrival),
    });
  const renderNights = (field: 'fillFrom' | 'leaveMin'): ReactNode => (
    <TextField
      name={field}
      inputMode="numeric"
      maxLength={2}
      label={t(`landlord.editor.rules.${field}`)}
      error={editing.errorOf('rules', field)}
      value={typed[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
  return (
    <SectionForm editing={editing} section="rules" part={{ section: 'rules', ...rules }}>
      <div className={own.pairs}>
        <LeadFields leadDays={typed.leadDays} leadHour={typed.leadHour} onChange={change} />
      </div>
      {renderExample(
        'lead',
        examples && t('landlord.editor.rules.example.lead', { date: format.date(examples.firstArrival) }),
      )}
      <div className={own.pairs}>
        <HorizonField horizonMonths={typed.horizonMonths} onChange={change} />
      </div>
      {renderExample(
        'horizon',
        examples && t('landlord.editor.rules.example.horizon', { date: format.date(examples.lastDeparture) }),
      )}
      <Checkbox
        name="fills"
        label={t('landlord.editor.rules.fills')}
        detail={t('landlord.editor.rules.fillsHint')}
        checked={typed.fills}
        onChange={({ target }) => change({ fills: target.checked })}
      />
      {typed.fills && <div className={own.pairs}>{renderNights('fillFrom')}</div>}
      {renderExample('gap', examples && gapText(examples))}
      <Checkbox
        name="leaves"
        label={t('landlord.editor.rules.leaves')}
        detail={t('landlord.editor.rules.leavesHint')}
        checked={typed.leaves}
        onChange={({ target }) => change({ leaves: target.checked })}
      />
      {typed.leaves && <div className={own.pairs}>{renderNights('leaveMin')}</div>}
      {renderExample('left', examples && leftText(examples))}
    </SectionForm>
  );
}
