/**
 * Replaces a hosted index as a whole: everything goes into a temporary index, which takes the place of the
 * old one in a single step at the end. Until then, and if anything fails, the old one serves.
 */
import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {randomBytes} from 'node:crypto';
import type {SearchRecord} from '../../../src/search/records';
import {withRetry} from './retry';

export type NewIndex = {
  indexName: string;
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
};

export type ReplaceOptions = {
  report: (progress: string) => void;
  /** The key, which the service may repeat in what it answers, and which is never printed. */
  secret: string;
  batchSize?: number;
  attempts?: number;
  firstPause?: number;
  /** Milliseconds between two looks at a task; by default longer and longer. */
  taskPause?: number;
};

/** The push did not come to its end; the message says in which step and what the index serves now. */
export class PushFailed extends Error {}

export async function replaceIndex(client: Algoliasearch, index: NewIndex, options: ReplaceOptions): Promise<void> {
  const {report, secret, batchSize = 1_000, attempts = 5, firstPause = 1_000, taskPause} = options;
  const temporary = `${index.indexName}_tmp_${randomBytes(4).toString('hex')}`;
  let step = '';

  /** Runs a request until it is accepted, and waits until the service has carried it out. */
  async function carryOut(name: string, request: () => Promise<{taskID: number}>): Promise<void> {
    step = name;
    report(name);
    const onRetry = (error: Error) => report(`${name}: ${firstSentence(error, secret)}, trying again`);
    const retrying = {attempts, firstPause, onRetry};
    const {taskID} = await withRetry(request, retrying);
    const timeout = taskPause === undefined ? {} : {timeout: () => taskPause};
    await withRetry(() => client.waitForTask({indexName: temporary, taskID, ...timeout}), retrying);
  }

  let switching = false;
  try {
    await carryOut('settings', () => client.setSettings({indexName: temporary, indexSettings: index.settings}));
    await carryOut(`${index.synonyms.length} synonyms`, () =>
      client.saveSynonyms({indexName: temporary, synonymHit: index.synonyms, replaceExistingSynonyms: true}),
    );
    for (let sent = 0; sent < index.records.length; sent += batchSize) {
      const batch = index.records.slice(sent, sent + batchSize);
      const requests = batch.map((record) => ({action: 'updateObject' as const, body: {...record}}));
      await carryOut(`records ${sent + batch.length}/${index.records.length}`, () =>
        client.batch({indexName: temporary, batchWriteParams: {requests}}),
      );
    }
    await carryOut('switch', () => {
      switching = true;
      const operationIndexParams = {operation: 'move' as const, destination: index.indexName};
      return client.operationIndex({indexName: temporary, operationIndexParams});
    });
  } catch (error) {
    // A switch that was asked for may still happen; what it would move must not be deleted.
    if (!switching) await client.deleteIndex({indexName: temporary}).catch(() => report(`${temporary} is left over`));
    const outcome = switching
      ? `It is not known whether ${index.indexName} serves the old records or the new ones; it serves one of them whole.`
      : `${index.indexName} serves what it did before.`;
    throw new PushFailed(`The push failed at "${step}": ${firstSentence(error, secret)}. ${outcome}`);
  }
}

/** The service's messages go on with advice and addresses. */
function firstSentence(error: unknown, secret: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split(/\.(?:\s|$)/)[0]!.replaceAll(secret, '[key]');
}
