import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { mapLink } from '../../../domain/map-link.ts';
import { Card } from '../../components/card.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { MapPlace } from '../map/map-place.tsx';
import { HostTextLanguage } from './host-text-language.tsx';
import layout from './layout.module.css';
import styles from './way-there.module.css';
import { lazyPart } from '../../components/lazy-part.tsx';

const HomeMapPanel = lazyPart(() => import('../map/home-map-panel.tsx'), 'home-map-panel');

export function WayThere({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  const { position, address, arrivalInfo, arrivalInfoLanguage } = booking;
  if (!position) return null;
  const { lat, lon, withinMetres } = position;
  const exact = withinMetres === null;
  return (
    <Card className={layout.stack} data-testid="way-there">
      <h2 className={layout.cardTitle}>{t('booking.wayThere.title')}</h2>
      <MapPlace className={styles.map}>
        <HomeMapPanel position={position} withinMetres={withinMetres} pois={[]} />
      </MapPlace>
      {!address && <p className={layout.small}>{t('booking.wayThere.askHost')}</p>}
      {(!exact || !address) && (
        <p className={layout.small}>
          {exact ? t('booking.wayThere.reported') : t('booking.wayThere.blurred', { metres: withinMetres })}
        </p>
      )}
      {(exact || address || arrivalInfo) && (
        <dl className={styles.facts}>
          {address && (
            <div data-testid="home-address">
              <dt>{t('booking.wayThere.address')}</dt>
              <dd>
                {address.street}
                <br />
                {[address.zip, address.city].filter(Boolean).join(' ')}
              </dd>
            </div>
          )}
          {arrivalInfo && (
            <div>
              <dt>{t('booking.wayThere.arrival')}</dt>
              <dd lang={arrivalInfoLanguage ?? undefined}>{arrivalInfo}</dd>
              {arrivalInfoLanguage && (
                <dd>
                  <HostTextLanguage of={arrivalInfoLanguage} />
                </dd>
              )}
            </div>
          )}
          {exact && (
            <div>
              <dt>{t('booking.wayThere.coordinates')}</dt>
              {/* Decimal points in every language, as navigation devices expect. */}
              <dd className={styles.coordinates}>
                {lat.toFixed(5)}, {lon.toFixed(5)}
              </dd>
            </div>
          )}
        </dl>
      )}
      <p className={layout.links}>
        {exact && (
          <a href={`geo:${lat},${lon}?q=${lat},${lon}`}>
            <Icon name="pin" size={20} />
            {t('booking.wayThere.navigate')}
          </a>
        )}
        <ExternalLink href={mapLink(position)} rel="noreferrer" data-testid="document-map">
          <Icon name="search" size={20} />
          {t('booking.document.map')}
        </ExternalLink>
      </p>
    </Card>
  );
}
