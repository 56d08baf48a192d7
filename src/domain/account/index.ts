export { getAccount } from './get-account.ts'
export { deleteAccount, deleteDueAccounts } from './delete-account.ts'
export { keepAccount, requestDeletion } from './request-deletion.ts'
export { findAvatar, setAvatar, setLanguageOfNewAccount, updateProfile } from './profile.ts'
