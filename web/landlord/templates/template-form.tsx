import { useState, type ReactNode } from 'react';
import type { TemplateList } from '../../../contract/messages/message-template.ts';
import type { Language } from '../../../domain/language.ts';
import { templateNameLength, type TemplateReason } from '../../../domain/messages/template-limits.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useLeavingQuestion } from '../../features/leaving/use-leaving-question.ts';
import styles from '../parts/landlord.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';
import { HomesChoice } from './homes-choice.tsx';
import { TemplatePreview } from './template-preview.tsx';
import own from './templates.module.css';
import { TextFields } from './text-fields.tsx';
import { TimingFields } from './timing-fields.tsx';
import { textIn, type TypedTemplate } from './typed-template.ts';

export function TemplateForm({
  template,
  homes,
  onSaved,
  onCancel,
}: {
  template: TypedTemplate;
  homes: TemplateList['homes'];
  onSaved: (list: TemplateList, name: string) => void;
  onCancel: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [typed, setTyped] = useState(template);
  const [current, setCurrent] = useState<Language>(language);
  const save = useSubmit('saveMessageTemplate', {
    idempotent: true,
    onDone: (list, { name }) => onSaved(list, name.trim()),
  });
  const { form, onTry } = useFocusOnRefusal(save.sending !== null);
  const [hasNoHome, setHasNoHome] = useState(false);
  useLeavingQuestion({ isUnsaved: typed !== template, question: t('landlord.templates.leave') });
  const failure = save.sending ? null : save.failure;
  const wrong = failure?.type === 'template-invalid' ? failure.data : { fields: {}, unknown: [] };
  const findError = (field: string): string | undefined => {
    const reason = (wrong.fields as Readonly<Record<string, TemplateReason>>)[field];
    return (
      reason &&
      t(`landlord.templates.invalid.${field.split('.')[0]!}.${reason}`, {
        list: wrong.unknown.map((name) => `{${name}}`).join(', '),
      })
    );
  };
  const set = (change: Partial<TypedTemplate>): void => setTyped((before) => ({ ...before, ...change }));
  return (
    <Card>
      <form
        ref={form}
        className={styles.stack}
        noValidate
        data-testid="template-form"
        onSubmit={(event) => {
          event.preventDefault();
          onTry();
          setHasNoHome(typed.homes?.length === 0);
          if (typed.homes?.length === 0) return;
          void save.submit({ ...typed, languageCode: language });
        }}
      >
        <TextField
          name="name"
          label={t('landlord.templates.name')}
          hint={t('landlord.templates.nameHint')}
          maxLength={templateNameLength}
          autoComplete="off"
          value={typed.name}
          error={findError('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextFields
          texts={typed.texts}
          errorOf={findError}
          onChange={(texts, changedLanguage) => {
            setCurrent(changedLanguage);
            set({ texts });
          }}
        />
        <TimingFields
          timing={typed.timing}
          error={findError('timing')}
          onChange={(timing) => set({ timing })}
        />
        {homes.length > 1 && (
          <HomesChoice
            homes={homes}
            chosen={typed.homes}
            error={hasNoHome ? t('landlord.templates.invalid.homes.missing') : findError('homes')}
            onChange={(chosen) => set({ homes: chosen })}
          />
        )}
        <TemplatePreview text={textIn(typed, current)} textLanguage={current} homes={typed.homes} />
        <FailureNotice
          text={failure && failure.type !== 'template-invalid' && t('landlord.templates.problem')}
        />
        <div className={own.actions}>
          <Button type="submit" variant="primary" busy={save.sending !== null}>
            {t('landlord.templates.save')}
          </Button>
          <Button disabled={save.sending !== null} onClick={onCancel}>
            {t('landlord.templates.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
