import type { ReactNode } from 'react';
import { siteSource } from '../../../domain/newsletter.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from './newsletter-stripe.module.css';

/**
 * The newsletter form of every page. It needs no script: the answer is a page, and no newsletter is sent before the button of the
 * confirmation mail was pressed.
 */
export function NewsletterStripe(): ReactNode {
  const { t, language } = useTexts();
  return (
    <section className={styles.stripe} aria-labelledby="newsletter-stripe">
      <form method="post" action="/newsletter/sign-up" className={`container ${styles.form}`}>
        <h2 id="newsletter-stripe" className={styles.title}>
          {t('shell.newsletter.title')}
        </h2>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="source" value={siteSource} />
        <input type="hidden" name="place" value="stripe" />
        <div className={styles.row}>
          <input
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-label={t('shell.newsletter.email')}
            placeholder={t('shell.newsletter.email')}
            aria-describedby="newsletter-consent"
          />
          <Button type="submit">{t('shell.newsletter.submit')}</Button>
        </div>
        <p id="newsletter-consent" className={styles.consent}>
          {t('shell.newsletter.consent')}
        </p>
      </form>
    </section>
  );
}
