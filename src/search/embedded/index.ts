export {createEmbeddedClient, type EmbeddedClient, type EmbeddedClientOptions} from './client.ts';
