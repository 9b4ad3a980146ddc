import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { CopyButton } from '../../features/own-area/copy-button.tsx';
import type { PartnerPage } from '../load-partner-page.ts';
import styles from '../parts/partner.module.css';
import { Banners } from './banners.tsx';
import { PictureBanners } from './picture-banners.tsx';
import { partnerLink } from './partner-link.ts';
import { emptySearch, searchAddress } from './search-form.ts';
import { TestVisitCard } from './test-visit-card.tsx';
import { SearchFormToCopy } from './search-form-to-copy.tsx';
import { SearchStartFields } from './search-start.tsx';

export function LinkBuilder({ partner }: { partner: OwnPartner }): ReactNode {
  const { t } = useTexts();
  const { origin, pages } = useLoaderData<PartnerPage>();
  const [typed, setTyped] = useState(pages[0]!.path);
  const [subId, setSubId] = useState('');
  const [start, setStart] = useState(emptySearch);
  const searchPath = pages.find(({ name }) => name === 'search')!.path;
  const search = partnerLink({ typed: searchPath, subId, partner, siteOrigin: origin });
  const link = partnerLink({ typed, subId, partner, siteOrigin: origin });
  const problem = link.ok ? null : link.wrong;
  return (
    <>
      <Card className={styles.stack}>
        <h2 className={styles.title}>{t('partner.links.build')}</h2>
        <p>{t('partner.links.buildText')}</p>
        <p className={styles.actions}>
          {pages.map(({ name, path }) => (
            <Button key={name} small aria-pressed={typed === path} onClick={() => setTyped(path)}>
              {t(`partner.links.pages.${name}`)}
            </Button>
          ))}
        </p>
        <SearchStartFields
          start={start}
          onStart={(searchStart) => {
            setStart(searchStart);
            setTyped(searchAddress(searchPath, searchStart));
          }}
        />
        <TextField
          className={styles.narrow ?? ''}
          name="address"
          maxLength={1500}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          label={t('partner.links.address')}
          hint={t('partner.links.addressHint')}
          error={problem === 'address' ? t('partner.links.wrong.address') : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          className={styles.narrow ?? ''}
          name="subId"
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          label={t('partner.links.subId')}
          hint={t('partner.links.subIdHint')}
          error={problem === 'subId' ? t('partner.links.wrong.subId') : undefined}
          value={subId}
          onChange={({ target }) => setSubId(target.value)}
        />
        {link.ok && (
          <>
            <p className={styles.code} data-testid="partner-link">
              {link.url}
            </p>
            <p className={styles.actions}>
              <CopyButton text={link.url} label={t('partner.links.copy')} />
              <a href={link.url} target="_blank" rel="noreferrer">
                {t('partner.links.open')}
              </a>
            </p>
          </>
        )}
      </Card>
      {search.ok && <SearchFormToCopy link={search.url} start={start} />}
      {link.ok && (
        <>
          <TestVisitCard {...{ partner, typed }} siteOrigin={origin} />
          <PictureBanners {...{ partner, subId }} url={link.url} siteOrigin={origin} />
          <Banners url={link.url} />
        </>
      )}
    </>
  );
}
