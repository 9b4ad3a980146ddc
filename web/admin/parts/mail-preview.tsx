import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import styles from './mail-preview.module.css';

const looks = ['light', 'dark', 'text'] as const;
const widths = ['390', '700'] as const;

export function MailPreview({
  name,
  address,
}: {
  name: string;
  address: (look: (typeof looks)[number]) => string;
}): ReactNode {
  const { t } = useTexts();
  const [look, setLook] = useState<(typeof looks)[number]>('light');
  const [width, setWidth] = useState<(typeof widths)[number]>('700');
  return (
    <section className={styles.preview} data-testid="mail-preview">
      <div className={styles.choices}>
        <ChoicePills
          legend={t('admin.mails.samples.look')}
          name="look"
          value={look}
          choices={looks.map((value) => ({ value, label: t(`admin.mails.samples.${value}`) }))}
          onChange={(value) => setLook(looks.find((one) => one === value) ?? 'light')}
        />
        <ChoicePills
          legend={t('admin.mails.samples.width')}
          name="width"
          value={width}
          choices={widths.map((value) => ({ value, label: `${value} px` }))}
          onChange={(value) => setWidth(widths.find((one) => one === value) ?? '700')}
        />
      </div>
      <p>
        <a href={address(look)}>{t('admin.mails.samples.alone')}</a>
      </p>
      <iframe
        key={address(look)}
        className={`${styles.frame} ${width === '390' ? styles.phone : styles.pane}`}
        title={t('admin.mails.samples.frame', { name })}
        src={address(look)}
        sandbox=""
      />
    </section>
  );
}
