import breadcrumb from '../../components/breadcrumb.module.css';
import button from '../../components/button.module.css';
import card from '../../components/card.module.css';
import choicePills from '../../components/choice-pills.module.css';
import field from '../../components/field.module.css';
import notice from '../../components/notice.module.css';
import priceTable from '../../components/price-table.module.css';
import gallery from '../../features/gallery/gallery.module.css';
import homeMap from '../../features/map/home-map.module.css';
import cardPictures from '../../features/home-card/card-pictures.module.css';
import objectCard from '../../features/home-card/home-card.module.css';
import objectGrid from '../../features/home-card/home-grid.module.css';
import priceBar from '../../features/price-box/price-bar.module.css';
import priceBox from '../../features/price-box/price-box.module.css';
import calendarSection from '../../features/price-calendar/calendar-section.module.css';
import rating from '../../features/ratings/rating.module.css';
import ratingsSection from '../../features/ratings/ratings-section.module.css';
import watchButton from '../../features/watch-button/watch-button.module.css';
import objectView from './home-view.module.css';
import hostSign from './parts/host-sign.module.css';
import parts from './parts/parts.module.css';

/**
 * Every style of a home's page, for pages that load its view on demand: the server's HTML needs its styles before any script runs. The
 * build leaves out style sheets that nothing references.
 */
export const homeStyles = [
  breadcrumb,
  button,
  card,
  choicePills,
  field,
  notice,
  priceTable,
  gallery,
  homeMap,
  cardPictures,
  objectCard,
  objectGrid,
  priceBar,
  priceBox,
  calendarSection,
  rating,
  ratingsSection,
  watchButton,
  objectView,
  hostSign,
  parts,
];
