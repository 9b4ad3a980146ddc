import { useState, type ReactNode } from 'react';
import type { MessageTemplate, TemplateList } from '../../../contract/messages/message-template.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';
import { HomeAccess } from './home-access.tsx';
import { Starters } from './starters.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateForm } from './template-form.tsx';
import { emptyTemplate, type TypedTemplate } from './typed-template.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordTemplatesPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getMessageTemplates', { languageCode: language });
  const [changed, setChanged] = useState<TemplateList | null>(null);
  const list = changed ?? call.answer;
  return (
    <LandlordFrame title={t('landlord.templates.title')}>
      {list ? <Templates list={list} onChanged={setChanged} /> : <OwnStates call={call} />}
    </LandlordFrame>
  );
}

function Templates({
  list,
  onChanged,
}: {
  list: TemplateList;
  onChanged: (list: TemplateList) => void;
}): ReactNode {
  const { t } = useTexts();
  const [edited, setEdited] = useState<TypedTemplate | null>(null);
  const [saved, setSaved] = useState('');
  const { templates, homes } = list;
  const notice = useFocusOnResult<HTMLDivElement>(saved === '' ? null : saved);
  const edit = (template: TypedTemplate): void => {
    setSaved('');
    setEdited(template);
  };
  const form = edited && (
    <TemplateForm
      key={edited.templateID}
      template={edited}
      homes={homes}
      onSaved={(answer, name) => {
        setEdited(null);
        setSaved(name);
        onChanged(answer);
      }}
      onCancel={() => setEdited(null)}
    />
  );
  return (
    <>
      <p>{t('landlord.templates.lead')}</p>
      <div role="status" ref={notice} tabIndex={-1}>
        {saved !== '' && <Notice kind="success">{t('landlord.templates.saved', { name: saved })}</Notice>}
      </div>
      {templates.length > 0 && (
        <section
          className={styles.section}
          aria-label={t('landlord.templates.title')}
          data-testid="templates"
        >
          {templates.map((template: MessageTemplate) =>
            edited?.templateID === template.templateID ? (
              <div key={template.templateID}>{form}</div>
            ) : (
              <TemplateCard
                key={template.templateID}
                template={template}
                isBlocked={edited !== null}
                onEdit={() => edit(template)}
                onChanged={onChanged}
              />
            ),
          )}
        </section>
      )}
      {edited === null && (
        <section className={styles.section}>
          {templates.length === 0 && <Starters onUse={edit} />}
          <div>
            <Button
              variant={templates.length === 0 ? 'secondary' : 'primary'}
              onClick={() => edit(emptyTemplate)}
            >
              {t('landlord.templates.new')}
            </Button>
          </div>
        </section>
      )}
      {edited?.templateID === 0 && form}
      {homes.length > 0 && <HomeAccess homes={homes} onChanged={onChanged} />}
    </>
  );
}
