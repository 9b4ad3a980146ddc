import { useId, useRef, useState, type ReactNode } from 'react';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { uploadTypes } from '../../../domain/upload-limits.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/partner.module.css';
import { sendLogo, type SentLogo } from './send-logo.ts';

export function LogoField({
  partnerID,
  logo,
  onLogo,
}: {
  partnerID: number;
  logo: OwnPartner['logo'];
  onLogo: (logo: OwnPartner['logo']) => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Extract<SentLogo, { ok: false }>['refusal'] | null>(null);
  return (
    <div
      className={styles.stack}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <div>
        <h3 id={`${id}-label`}>{t('partner.look.logo')}</h3>
        <p className={styles.soft} id={`${id}-hint`}>
          {t('partner.look.logoHint')}
        </p>
      </div>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t('partner.look.logo')}
        accept={uploadTypes.join(',')}
        data-testid="logo-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          setSending(true);
          setRefusal(null);
          void sendLogo(file, partnerID).then((result) => {
            setSending(false);
            if (result.ok) onLogo(result.logo);
            else setRefusal(result.refusal);
          });
          // Reset, so that the same file can be selected again.
          target.value = '';
        }}
      />
      <p className={styles.actions}>
        <Button small busy={isSending} onClick={() => field.current?.click()}>
          {t(logo ? 'partner.look.otherLogo' : 'partner.look.chooseLogo')}
        </Button>
        {logo && (
          <Button small variant="quiet" onClick={() => onLogo(null)}>
            {t('partner.look.noLogo')}
          </Button>
        )}
      </p>
      <FailureNotice text={refusal && t(`partner.look.refusals.${refusal}`)} />
    </div>
  );
}
