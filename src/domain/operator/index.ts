export {
  accountOfEmail,
  copyStoryboardAsOperator,
  deleteAccountAsOperator,
  grantCreditsAsOperator,
} from './operator.ts'
export { COMMAND_LINE_USER_ID, ensureCommandLineAccount } from './command-line-account.ts'
export { nameAdmins } from './name-admins.ts'
