export {
  createApiKey,
  findKeyholder,
  type Keyholder,
  listApiKeys,
  revokeApiKey,
} from './api-keys.ts'
