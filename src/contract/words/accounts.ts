/** Workspaces, members and sessions; credits, payments and plans; the public pages. */
export const accountWords = {
  // Workspaces, their members and keys, accounts and sessions.
  'workspace-name-missing': /*i18n*/ 'Enter a name for the workspace',
  'workspace-name-too-long': /*i18n*/ 'The name of a workspace can have at most 100 characters',
  'workspace-not-found': /*i18n*/ 'This workspace was not found.',
  'workspace-is-personal':
    /*i18n*/ 'This workspace is yours alone. Make one for your team and invite people there.',
  'workspace-name-differs': /*i18n*/ 'This is not the name of the workspace.',
  'workspaces-too-many': /*i18n*/ 'You cannot be in more workspaces. Leave one of them first.',
  'owner-needed': /*i18n*/ 'A workspace needs an owner. Make somebody else one first.',
  'owners-only': /*i18n*/ 'Only an owner can do this to an owner.',
  'member-not-found': /*i18n*/ 'Nobody of that name works here.',
  'member-already': /*i18n*/ 'They work here already.',
  'invitations-too-many':
    /*i18n*/ 'Many people are invited already. Take an invitation back first.',
  'invitation-not-found':
    /*i18n*/ 'This invitation was not found. It may have been taken back, or its time is over.',
  'key-name-missing': /*i18n*/ 'Enter a name for the key',
  'key-name-too-long': /*i18n*/ 'The name of a key can have at most 100 characters',
  'key-scopes-missing': /*i18n*/ 'Choose what the key may do',
  'keys-too-many': /*i18n*/ 'This workspace cannot have more keys. End one of them first.',
  'key-not-found': /*i18n*/ 'This key was not found. It may have ended already.',
  'session-not-found': /*i18n*/ 'This session was not found. It may have ended already.',
  'account-not-found': /*i18n*/ 'There is no such account.',
  'address-not-found': /*i18n*/ 'No account has the address {email}.',
  'password-wrong': /*i18n*/ 'The current password is not right.',
  'account-going': /*i18n*/ 'This account is being deleted already.',
  'last-admin':
    /*i18n*/ 'This is the only admin account, and other people have accounts here. Make somebody else an admin first.',
  'only-owner-of':
    /*i18n*/ 'You are the only owner of “{name}”. Make somebody else an owner there, or take its members out, and then delete your account.',
  'sign-in-once-more':
    /*i18n*/ 'Sign out, sign in again and do this within 5 minutes, so that nobody else can do it for you.',
  'newsletter-link-over': /*i18n*/ 'This link is not valid any more.',
  // Credits, caps and prices.
  'credits-short': /*i18n*/ 'Not enough credits.',
  'credits-short-of': /*i18n*/ 'Not enough credits. This operation requires {needed} credits',
  'credits-short-having':
    /*i18n*/ 'Not enough credits. This operation requires {needed} credits, you only have {available}',
  'credits-short-to-create': /*i18n*/ "You don't have enough credits to create a storyboard",
  'cap-too-small': /*i18n*/ 'Your spending cap does not allow this.',
  'cap-of-storyboard':
    /*i18n*/ 'This costs {needed} of your credits, but the spending cap of this storyboard ({cap}) leaves {left}. You can change the cap at the top of the editor.',
  'cap-of-month':
    /*i18n*/ 'This costs {needed} of your credits, but your monthly spending cap ({cap}) leaves {left}. You can change the cap in Account Settings.',
  'cap-while-unconfirmed':
    /*i18n*/ 'This costs {needed} of your credits, but until your address is confirmed you can spend {cap}, of which {left} are left. Open the link in the mail we sent you, or have it sent again on your profile page.',
  'cap-out-of-range': /*i18n*/ 'Enter a whole number of credits from 0 to {most}',
  'price-out-of-range': /*i18n*/ 'A price is a whole number of credits from 0 to {most}',
  'price-changed': /*i18n*/ 'The price has changed.',
  'price-higher':
    /*i18n*/ 'This costs {needed} of your credits now, more than was shown. Nothing was started; please look at the price again.',
  'price-unknown':
    /*i18n*/ 'The price of this operation could not be read. Nothing was charged; try again later.',
  'grant-incomplete': /*i18n*/ 'Please select a user, enter a valid amount and description',
  'grant-too-small': /*i18n*/ 'Enter a whole number of credits greater than 0.',
  'grant-too-large': /*i18n*/ 'An account can hold at most {most} credits.',
  'storage-full':
    /*i18n*/ 'Your storage is full: {used} of {most} MB are in use. Delete storyboards or media that you no longer need.',
  'exports-too-many':
    /*i18n*/ 'Many videos are being made already. Wait for one of them or cancel it.',
  // Buying credits.
  'package-invalid': /*i18n*/ 'Invalid package selected',
  'payment-not-set-up':
    /*i18n*/ 'This way of paying is not set up on this installation. Nothing was charged.',
  'payment-down': /*i18n*/ 'An error occurred setting up payments. Please try again later.',
  'payment-declined':
    /*i18n*/ 'The payment was declined. Nothing was charged; choose another way of paying.',
  'payment-failed': /*i18n*/ 'Payment failed. Please try again later.',
  'payment-of-another-amount':
    /*i18n*/ 'Another amount came than the package costs. Write to us: we give it back, or credit it.',
  'payment-goes-back':
    /*i18n*/ 'Another amount came than the package costs. It is given back by itself.',
  'payment-given-back':
    /*i18n*/ 'Another amount came than the package costs. All of it was given back.',
  'purchase-is-another':
    /*i18n*/ 'This purchase was begun with something else. Close the dialog and begin again.',
  'purchase-is-paid': /*i18n*/ 'This purchase is paid already.',
  // What a plan allows, and which one allows more.
  'plan-free': /*i18n*/ 'Free',
  'plan-basic': /*i18n*/ 'Basic',
  'plan-medium': /*i18n*/ 'Medium',
  'plan-premium': /*i18n*/ 'Premium',
  'plan-of-resolution':
    /*i18n*/ 'Videos in {resolution} come with the {plan} plan; yours goes up to {most}. Nothing was started.',
  'plan-of-api':
    /*i18n*/ 'Programs may work here with the {plan} plan. Keys that were made are kept, and work again with it.',
  'plan-of-seats':
    /*i18n*/ 'A workspace for several people comes with the {plan} plan. Buy it in the workspace that they join.',
  'plan-seats-taken':
    /*i18n*/ 'All {seats} seats of this workspace are taken. Take somebody out, or an invitation back.',
  // What an admin is told who edits the public pages.
  'announcement-without-text':
    /*i18n*/ 'Write the announcement in English; other languages are optional.',
  'announcement-over': /*i18n*/ 'Choose an end that is still to come.',
  'homepage-text-missing': /*i18n*/ 'Fill in every title, name, text, question and answer.',
  'homepage-link-wrong':
    /*i18n*/ 'A link begins with / for a page of this site, # for a place on the page, or https://.',
  'homepage-picture-wrong': /*i18n*/ 'A picture is an address of this site, which begins with /.',
} as const
