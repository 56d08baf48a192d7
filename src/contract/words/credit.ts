/** Credits, caps and prices. */
export const creditWords = {
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
} as const
