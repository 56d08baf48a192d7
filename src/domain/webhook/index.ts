export { forgetWebhooks } from './forget-webhooks.ts'
export { createSigningSecrets } from './signing-secrets.ts'
export { takeWebhook } from './take-webhook.ts'
