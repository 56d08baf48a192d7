export { COMMAND_LINE_USER_ID, ensureCommandLineAccount } from './command-line-account.ts'
export { copyStoryboardAsOperator } from './copy-storyboard-as-operator.ts'
export { grantCreditsAsOperator } from './grant-credits-as-operator.ts'
export { nameAdmins } from './name-admins.ts'
