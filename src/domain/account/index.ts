export { deleteAccount, deleteDueAccounts } from './delete-account.ts'
export { getAccount } from './get-account.ts'
export { findAvatar, setAvatar, setLanguageOfNewAccount, updateProfile } from './profile.ts'
export { keepAccount, requestDeletion } from './request-deletion.ts'
