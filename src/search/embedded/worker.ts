import {hostSearch, type Channel} from './worker-host.ts';

hostSearch(self as unknown as Channel);
