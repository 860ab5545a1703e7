/** Loads the settings before the development server does, which would report a mistake with a stack trace. */
import '../../config/report-errors';
import '../../config/site-address';
import {readSearchSettings} from '../../config/search';

readSearchSettings();
