export { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
export { findKeyholder, type Keyholder } from './find-keyholder.ts'
