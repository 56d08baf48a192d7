export { forgetWebhooks } from './forget-webhooks.ts'
export { createSigningSecrets, type SigningSecrets } from './signing-secrets.ts'
export { type Received, takeWebhook } from './take-webhook.ts'
