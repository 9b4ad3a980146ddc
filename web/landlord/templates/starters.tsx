import type { ReactNode } from 'react';
import type { Timing } from '../../../domain/messages/timed-messages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import own from './templates.module.css';
import { emptyTemplate, type TypedTemplate } from './typed-template.ts';

const starters: readonly { code: string; timing: Timing }[] = [
  { code: 'arrival', timing: { kind: 'beforeArrival', days: 3, time: '09:00' } },
  { code: 'welcome', timing: { kind: 'arrivalDay', days: 0, time: '12:00' } },
  { code: 'thanks', timing: { kind: 'afterDeparture', days: 1, time: '10:00' } },
];

/** Offers sample templates, which are edited and saved like any other. */
export function Starters({ onUse }: { onUse: (template: TypedTemplate) => void }): ReactNode {
  const { t, language } = useTexts();
  return (
    <>
      <p>{t('landlord.templates.none')}</p>
      <div className={own.actions}>
        {starters.map(({ code, timing }) => {
          const name = t(`landlord.templates.starter.${code}.name`);
          const text = t(`landlord.templates.starter.${code}.text`);
          return (
            <Button
              key={code}
              onClick={() => onUse({ ...emptyTemplate, name, timing, texts: [{ language, text }] })}
            >
              {t('landlord.templates.starter.use', { name })}
            </Button>
          );
        })}
      </div>
    </>
  );
}
