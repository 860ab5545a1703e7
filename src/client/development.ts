/** What the loader does on a built page, for the development server, which has no loader. */
import '../elements';
import {startSearch} from '../loader/search';

startSearch({scripts: '', search: '', index: ''});
