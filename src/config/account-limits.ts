import type { Environment } from './environment.ts'

const MB = 1_000_000

/** What one account may take, as the domain wants to know it. */
export function accountLimits({ ACCOUNT_STORAGE_MB, ACCOUNT_EXPORTS }: Environment) {
  return {
    storageBytes: ACCOUNT_STORAGE_MB === undefined ? null : ACCOUNT_STORAGE_MB * MB,
    exportsUnderWay: ACCOUNT_EXPORTS,
  }
}
