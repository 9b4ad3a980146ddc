import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { OpenCaseForm, type Caller } from './open-case-form.tsx';

const noCaller: Caller = { name: '', email: '', phone: '' };

/** Opens a case for somebody who called. Nobody is mailed; the case then opens with its answer form. */
export function OpenCase({
  caller = noCaller,
  topics,
}: {
  caller?: Caller;
  /** Topic names by `<kind>.<topic>`. */
  topics: Readonly<Record<string, string>>;
}): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <OpenCaseForm caller={caller} topics={topics} onClose={() => setOpen(false)} />
  ) : (
    <div>
      <Button onClick={() => setOpen(true)} data-testid="open-case">
        {t('admin.cases.open.title')}
      </Button>
    </div>
  );
}
