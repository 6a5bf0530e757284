export type { Answer, Api, GraphqlAnswer, Pages, Parameters } from './api.js';
export { createApi } from './client.js';
export type { ClientOptions, Environment } from './client.js';
