/** Reads the settings before the writers' server does, which would report a mistake with its stack. */
import '../../config/report-errors';
import '../../config/site-address';
import {readSearchSettings} from '../../config/search';

readSearchSettings();
