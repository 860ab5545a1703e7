import {searchIndexStep} from '../../search/build/index-step';
import type {BuiltSite, PageStep} from './step';
import {writeHeaders} from './headers';
import {writeFeeds} from './feeds';
import {writeMarkdown} from './markdown';
import {writeQrCodes} from './qr-codes';
import {startOnIntent} from './start-on-intent';
import {trimStyles} from './styles';

/** Each step sees the changes of the previous ones. Hashing scripts and trimming styles must come last. */
export async function createSteps(site: BuiltSite): Promise<PageStep[]> {
  return [
    writeMarkdown(site),
    writeQrCodes(site),
    writeFeeds(site),
    await startOnIntent(site),
    searchIndexStep(site),
    trimStyles(site),
    writeHeaders(site),
  ];
}
