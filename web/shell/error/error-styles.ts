import button from '../../components/button.module.css';
import field from '../../components/field.module.css';
import cardPictures from '../../features/home-card/card-pictures.module.css';
import objectCard from '../../features/home-card/home-card.module.css';
import objectGrid from '../../features/home-card/home-grid.module.css';
import searchBox from '../../features/search-box/search-box.module.css';
import watchButton from '../../features/watch-button/watch-button.module.css';
import errorView from './error-view.module.css';

/**
 * Styles of the error views, whose code loads only on an error: the server's HTML needs its styles before any script runs. The build leaves
 * out style sheets that nothing references.
 */
export const errorStyles = [
  button,
  field,
  cardPictures,
  objectCard,
  objectGrid,
  searchBox,
  watchButton,
  errorView,
];
