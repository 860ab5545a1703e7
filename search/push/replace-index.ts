/**
 * Replaces a hosted index atomically: all records go into a temporary index, which replaces the live one in a
 * single step at the end. Until then, and if anything fails, the live index keeps serving.
 */
import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {randomBytes} from 'node:crypto';
import type {SearchRecord} from '../records';
import {withRetry} from './retry';

export type NewIndex = {
  indexName: string;
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
};

export type ReplaceOptions = {
  report: (progress: string) => void;
  /** The admin key, which the service may echo in its responses and which is never printed. */
  secret: string;
  batchSize?: number;
  attempts?: number;
  firstPause?: number;
  /** Milliseconds between polls of a task; increases by default. */
  taskPause?: number;
};

/** The push failed; the message says at which step, and what the index serves now. */
export class PushFailed extends Error {}

export async function replaceIndex(client: Algoliasearch, index: NewIndex, options: ReplaceOptions): Promise<void> {
  const {report, secret, batchSize = 1_000, attempts = 5, firstPause = 1_000, taskPause} = options;
  const temporary = `${index.indexName}_tmp_${randomBytes(4).toString('hex')}`;
  let step = '';

  /** Sends a request, with retries, and waits for the service to complete the task. */
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
    // A requested switch may still happen, so its source must not be deleted.
    if (!switching) await client.deleteIndex({indexName: temporary}).catch(() => report(`${temporary} is left over`));
    const outcome = switching
      ? `It is not known whether ${index.indexName} serves the old records or the new ones; it serves one of them whole.`
      : `${index.indexName} serves what it did before.`;
    throw new PushFailed(`The push failed at "${step}": ${firstSentence(error, secret)}. ${outcome}`);
  }
}

/** Drops the advice and links that follow in the service's error messages. */
function firstSentence(error: unknown, secret: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split(/\.(?:\s|$)/)[0]!.replaceAll(secret, '[key]');
}
