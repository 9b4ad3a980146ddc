/**
 * Every style of a home's page, for pages that load its view only where they show a home: what the server
 * renders must be dressed before any script runs.
 */
import '../../components/breadcrumb.module.css';
import '../../components/button.module.css';
import '../../components/card.module.css';
import '../../components/field.module.css';
import '../../components/notice.module.css';
import '../../components/price-table.module.css';
import '../gallery/gallery.module.css';
import '../object-card/card-pictures.module.css';
import '../object-card/object-card.module.css';
import '../object-card/object-grid.module.css';
import '../price-box/price-bar.module.css';
import '../price-box/price-box.module.css';
import '../price-calendar/calendar-section.module.css';
import '../ratings/rating.module.css';
import '../ratings/ratings-section.module.css';
import '../watch-button/watch-button.module.css';
import './object-view.module.css';
import './parts/parts.module.css';
