import type { ReactNode } from 'react';
import type { ModerationItem } from '../../../contract/guest-ratings/moderation.ts';
import { labelSeparator } from '../../../texts/labelled.ts';
import { ratingParts } from '../../../domain/rating.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/admin.module.css';
import { Facts } from '../parts/facts.tsx';
import { Judgement } from './judgement.tsx';

export function JudgedCard({
  item,
  objectPath,
  onDecided,
}: {
  item: ModerationItem;
  objectPath: string;
  onDecided: (updated: ModerationItem) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { kind, report, refusedFor, votes } = item;
  const facts = [
    [t('admin.ratings.by'), item.email === '' ? item.name : `${item.name}, ${item.email}`],
    [t('admin.cases.field.language'), t(`admin.texts.language.${item.language}`)],
    [t('admin.ratings.ground'), report ? t(`rate.ground.${report.ground}`) : ''],
    [t('admin.ratings.explanation'), report?.explanation ?? ''],
    [t('admin.ratings.heldFor'), item.heldFor.map((reason) => t(`rate.heldFor.${reason}`)).join(' ')],
    [
      t('admin.ratings.votes'),
      votes ? ratingParts.map((part) => `${t(`ratings.part.${part}`)} ${votes[part]}`).join(' · ') : '',
    ],
    [t('admin.ratings.reason'), refusedFor ? t(`rate.refusedFor.${refusedFor}`) : ''],
    [t('admin.ratings.statement'), item.statement],
  ] as const;
  return (
    <Card className={styles.stack} data-testid="judged">
      <header className={styles.stack}>
        <h3 className={styles.strong}>
          {t(`admin.ratings.kind.${kind}`)}
          {labelSeparator(language)}{' '}
          <a href={objectPath.replace(/\d+/, String(item.objectNumber))}>{item.home}</a>
        </h3>
        <p className={styles.badges}>
          {report && <Badge>{t(`admin.ratings.part.${report.part}`)}</Badge>}
          <Badge kind={item.state === 'accepted' ? 'recommendation' : 'plain'}>
            {t(`admin.ratings.state.${kind === 'report' ? 'report' : 'text'}.${item.state}`)}
          </Badge>
          {item.state === 'waiting' && (
            <Badge>
              {t(item.overdue ? 'admin.ratings.overdue' : 'admin.ratings.decideBy', {
                date: format.date(item.decideBy),
              })}
            </Badge>
          )}
        </p>
      </header>
      {item.text === '' ? (
        <p className={styles.soft}>{t('admin.ratings.starsOnly')}</p>
      ) : (
        <blockquote lang={item.language} className={styles.words}>
          {item.text}
        </blockquote>
      )}
      {item.photos.length > 0 && (
        <p className={styles.actions}>
          {item.photos.map(({ photoID, base }, index) => (
            <a key={photoID} href={`${base}-whole.webp`} target="_blank" rel="noreferrer">
              <img
                src={`${base}-250x155.webp`}
                width={250}
                height={155}
                alt={t('rate.photo', { number: index + 1 })}
              />
            </a>
          ))}
        </p>
      )}
      <dl className={styles.facts}>
        <Facts facts={facts} className={styles.words} />
      </dl>
      <ol>
        {item.events.map(({ kind: event, actor, at }, index) => (
          <li key={index} className={styles.soft}>
            {t(`admin.ratings.event.${event}`, {
              moment: format.moment(at),
              actor: actor === '' ? t('admin.cases.office') : actor,
            })}
          </li>
        ))}
      </ol>
      <Judgement item={item} onDecided={onDecided} />
    </Card>
  );
}
