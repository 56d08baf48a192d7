export { capSpending } from './cap-spending.ts'
export { getAccount } from './get-account.ts'
export { setLanguageOfNewAccount } from './set-language-of-new-account.ts'
export { updateProfile } from './update-profile.ts'
