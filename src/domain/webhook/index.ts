export { forgetWebhooks, takeWebhook } from './take-webhook.ts'
export { createSigningSecrets } from './signatures.ts'
