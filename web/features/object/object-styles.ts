import breadcrumb from '../../components/breadcrumb.module.css';
import button from '../../components/button.module.css';
import card from '../../components/card.module.css';
import choicePills from '../../components/choice-pills.module.css';
import field from '../../components/field.module.css';
import notice from '../../components/notice.module.css';
import priceTable from '../../components/price-table.module.css';
import gallery from '../gallery/gallery.module.css';
import homeMap from '../map/home-map.module.css';
import cardPictures from '../object-card/card-pictures.module.css';
import objectCard from '../object-card/object-card.module.css';
import objectGrid from '../object-card/object-grid.module.css';
import priceBar from '../price-box/price-bar.module.css';
import priceBox from '../price-box/price-box.module.css';
import calendarSection from '../price-calendar/calendar-section.module.css';
import rating from '../ratings/rating.module.css';
import ratingsSection from '../ratings/ratings-section.module.css';
import watchButton from '../watch-button/watch-button.module.css';
import objectView from './object-view.module.css';
import parts from './parts/parts.module.css';

/**
 * Every style of a home's page, for pages that load its view only where they show a home: what the server
 * renders must be dressed before any script runs. A sheet that nothing refers to would be left out.
 */
export const objectStyles = [
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
  parts,
];
