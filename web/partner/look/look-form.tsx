import { useState, type ReactNode } from 'react';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { brandColourNames, checkColour, isColour, type BrandColours } from '../../../domain/brand-colours.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/partner.module.css';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { LookPreview } from './look-preview.tsx';

const houseColours: BrandColours = { main: '#0f4c4a', accent: '#c8421b' };

export function LookForm({ partner }: { partner: OwnPartner }): ReactNode {
  const { t } = useTexts();
  const { partnerID, partnerName, hasOwnHost, origin } = partner;
  const [logo, setLogo] = useState(partner.logo);
  const [hasColours, setHasColours] = useState(partner.colours !== null);
  const [typed, setTyped] = useState(partner.colours ?? houseColours);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setPartnerLook', { onDone: () => setSaved(true) });
  const change = (apply: () => void): void => {
    apply();
    setSaved(false);
    save.dismiss();
  };
  const areColours = brandColourNames.every((name) => isColour(typed[name]));
  const colours = hasColours && areColours ? typed : null;
  const canSave =
    !hasColours || (areColours && brandColourNames.every((name) => checkColour(name, typed[name]).isGood));
  const failure = save.sending ? null : save.failure;
  return (
    <Card className={styles.stack} data-testid="look-form">
      <h2 className={styles.title}>{t('partner.look.title')}</h2>
      <p className={styles.soft}>
        {hasOwnHost ? t('partner.look.shownAt', { host: new URL(origin).host }) : t('partner.look.noHost')}
      </p>
      <div className={styles.columns}>
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (canSave) void save.submit({ partnerID, logoUrl: logo?.url ?? '', colours });
          }}
        >
          <LogoField partnerID={partnerID} logo={logo} onLogo={(newLogo) => change(() => setLogo(newLogo))} />
          <Checkbox
            name="hasColours"
            label={t('partner.look.ownColours')}
            detail={t('partner.look.ownColoursText')}
            checked={hasColours}
            onChange={({ target }) => change(() => setHasColours(target.checked))}
          />
          {hasColours &&
            brandColourNames.map((name) => (
              <ColourField
                key={name}
                name={name}
                value={typed[name]}
                onChange={(value) => change(() => setTyped({ ...typed, [name]: value }))}
              />
            ))}
          {!canSave && <Notice kind="warning">{t('partner.look.notYet')}</Notice>}
          <FailureNotice
            text={
              failure &&
              t(failure.type === 'logo-not-found' ? 'partner.look.logoGone' : 'partner.settings.failed')
            }
          />
          <div role="status">{isSaved && <Notice kind="success">{t('partner.settings.saved')}</Notice>}</div>
          <div>
            <Button type="submit" variant="primary" busy={save.sending !== null} disabled={!canSave}>
              {t('partner.look.save')}
            </Button>
          </div>
        </form>
        <LookPreview {...{ partnerName, logo, colours }} />
      </div>
    </Card>
  );
}
