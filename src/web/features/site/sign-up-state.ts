/** What a link to /login carries when it should open the sign-up form. */
export const SIGN_UP_STATE = { from: '/dashboard', showSignUp: true }
