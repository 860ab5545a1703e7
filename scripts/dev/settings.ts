/** Loads the settings before the development server does, which would report a mistake with a stack trace. */
import '../../lib/report-errors';
import '../../config/site-address';
import {readSearchSettings} from '../../config/search';

readSearchSettings();
