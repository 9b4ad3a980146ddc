import { useState, type ReactNode } from 'react';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { languageNames } from '../../../domain/language-names.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { bannerPath, bannerSizes, type BannerSize } from '../../../domain/partner-banners.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { SelectField } from '../../components/field.tsx';
import { CopyButton } from '../../features/own-area/copy-button.tsx';
import styles from '../parts/partner.module.css';
import { buildPictureBanner, partnerLink } from './partner-link.ts';
import own from './links.module.css';

/** Pictures in the sizes of advertisements, with the code that shows them on the partner's site. */
export function PictureBanners({
  partner,
  url,
  subId,
  siteOrigin,
}: {
  partner: OwnPartner;
  /** The link that was built above, for subjects without a page of their own. */
  url: string;
  subId: string;
  siteOrigin: string;
}): ReactNode {
  const { t, language: pageLanguage } = useTexts();
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [size, setSize] = useState<BannerSize>('300x250');
  const [chosen, setChosen] = useState('theme-start');
  const { partnerID } = partner;
  const { answer, failure } = useCall('getBannerSubjects', { partnerID, language });
  const subjects = answer?.subjects ?? [];
  const subject = subjects.find(({ kind, key }) => `${kind}-${key}` === chosen) ?? subjects[0];
  const link =
    subject && subject.path !== null
      ? partnerLink({ typed: subject.path, subId, partner, siteOrigin })
      : null;
  const target = link?.ok ? link.url : url;
  const [width, height] = size.split('x').map(Number) as [number, number];
  const path = subject && bannerPath(partnerID, subject, { language, size });
  const html =
    subject && path
      ? buildPictureBanner(target, { src: partner.origin + path, alt: subject.alt, width, height })
      : '';
  const renderOptions = (kind: 'theme' | 'region'): ReactNode =>
    subjects
      .filter((one) => one.kind === kind)
      .map(({ key, name }) => (
        <option key={key} value={`${kind}-${key}`}>
          {name}
        </option>
      ));
  return (
    <Card className={styles.stack} data-testid="picture-banners">
      <h2 className={styles.title}>{t('partner.links.pictures.title')}</h2>
      <p>{t('partner.links.pictures.text')}</p>
      <FailureNotice text={failure && t('partner.links.pictures.failed')} />
      <div className={own.fields}>
        <SelectField
          label={t('partner.links.pictures.subject')}
          value={chosen}
          onChange={({ target: { value } }) => setChosen(value)}
        >
          <optgroup label={t('partner.links.pictures.themes')}>{renderOptions('theme')}</optgroup>
          <optgroup label={t('partner.links.pictures.regions')}>{renderOptions('region')}</optgroup>
        </SelectField>
        <SelectField
          label={t('partner.links.pictures.size')}
          value={size}
          onChange={({ target: { value } }) => setSize(bannerSizes.find((one) => one === value)!)}
        >
          {bannerSizes.map((one) => (
            <option key={one} value={one}>
              {one.replace('x', ' × ')}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('partner.links.pictures.language')}
          value={language}
          onChange={({ target: { value } }) => setLanguage(languages.find((one) => one === value)!)}
        >
          {(answer?.languages ?? [language]).map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {subject && path && (
        <>
          <figure className={own.preview}>
            <figcaption>{t('partner.links.pictures.preview')}</figcaption>
            <img src={path} alt={subject.alt} width={width} height={height} lang={language} />
          </figure>
          <p className={own.target}>{t('partner.links.pictures.leads', { url: target })}</p>
          <p className={styles.code} data-testid="picture-code">
            {html}
          </p>
          <p className={styles.actions}>
            <CopyButton text={html} label={t('partner.links.copyHtml')} />
            <a href={path} download={`${subject.kind}-${subject.key}-${size}.jpg`}>
              {t('partner.links.pictures.download')}
            </a>
          </p>
        </>
      )}
    </Card>
  );
}
