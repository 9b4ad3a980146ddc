import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { CovidInfo, CovidState } from '../../../contract/travel-notice/covid-info.ts';
import type { Language } from '../../../domain/language.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { Badge } from '../../components/badge.tsx';
import { Notice } from '../../components/notice.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { load, TravelNoticeTexts } from './load.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import styles from './page.module.css';
import { DistrictFigures } from './parts/district-figures.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const timeoutMs = 30_000;

type Notices = { infos: readonly CovidInfo[]; states: readonly CovidState[] } | 'loading' | 'failed';

function useNotices(languageCode: Language): Notices {
  const infos = useCall('getCovidInfo', { languageCode }, { timeoutMs });
  const states = useCall('getCovidInfoStateStatus', { languageCode }, { timeoutMs });
  if (infos.failure || states.failure) return 'failed';
  return infos.answer && states.answer ? { ...infos.answer, ...states.answer } : 'loading';
}

export default function TravelNoticePage(): ReactNode {
  const { texts, language } = useLoaderData<typeof load>();
  const notices = useNotices(language);
  const hasNotices = typeof notices === 'object' && notices.infos.length + notices.states.length > 0;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{texts.heading}</h1>
        {hasNotices && <p>{texts.lead}</p>}
      </header>
      <div aria-live="polite" aria-busy={notices === 'loading'} className={styles.notices}>
        {notices === 'loading' && <p className={styles.waiting}>{texts.loading}</p>}
        {notices === 'failed' && <Notice kind="warning">{texts.failed}</Notice>}
        {typeof notices === 'object' && !hasNotices && <p>{texts.none}</p>}
        {typeof notices === 'object' && (
          <>
            {notices.infos.map((info) => (
              <Info key={`${info.date} ${info.title}`} info={info} texts={texts} />
            ))}
            {notices.states.length > 0 && <States states={notices.states} texts={texts} />}
          </>
        )}
      </div>
      {hasNotices && <DistrictFigures texts={texts} />}
    </div>
  );
}

function Info({ info, texts }: { info: CovidInfo; texts: TravelNoticeTexts }): ReactNode {
  const { format } = useTexts();
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(info.date);
  return (
    <article className={styles.info}>
      <h2>{info.title}</h2>
      {isDate && <time dateTime={info.date}>{format.date(info.date)}</time>}
      <p>{info.text}</p>
      {info.url !== '' && (
        <ExternalLink href={info.url} rel="noreferrer">
          {texts.more}
        </ExternalLink>
      )}
    </article>
  );
}

function States({ states, texts }: { states: readonly CovidState[]; texts: TravelNoticeTexts }): ReactNode {
  return (
    <section aria-labelledby="states" className={styles.section}>
      <h2 id="states">{texts.states}</h2>
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state.state}>
            <b>{state.name}</b>
            <Badge icon={state.status === 'open' ? 'check' : 'warning'}>{texts[state.status]}</Badge>
            {state.text !== '' && <p>{state.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
