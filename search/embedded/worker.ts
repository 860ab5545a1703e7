import {hostSearch, type Channel} from './worker-host';

hostSearch(self as unknown as Channel);
